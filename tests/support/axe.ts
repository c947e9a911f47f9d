import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, type Response } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions, Spec } from 'axe-core'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface is merged with the browser's own
  interface Window {
    axe?: {
      run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>
      configure: (spec: Spec) => void
    }
    /** What was to be seen before the page was widened. */
    seenOnPhone?: WeakSet<Element>
    /** What came into view since, without what is in it. */
    newOnDesk?: Element[]
    /** Head, foot and menus, entries of lists and rows of tables. */
    repeatedParts?: Element[]
    /** What an element and each of those in it is to axe, without its words. */
    signsOf?: (part: Element) => string[]
    /** One text of each look. */
    textsByLook?: Element[]
  }
}

const source = readFileSync(path.resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 A and AA and best practices. What is in order is not put into words, and a frame is another company's. */
const toLookFor: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  selectors: false,
  iframes: false,
}

/**
 * Opens a page and waits until it stands as its reader finds it: loaded, and taken over by React. A page without scripts is
 * whole as it comes, and a refusal of the office has none that says when it is taken over.
 */
export async function openWhole(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address)
  const isPage = answer?.headers()['content-type']?.startsWith('text/html')
  if (isPage && answer?.ok()) await page.waitForFunction(isWhole)
  return answer
}

const isWhole = () =>
  'hydrated' in document.documentElement.dataset || document.querySelector('script[type=module]') === null

/** At night every page and state is read, also those that differ in a word only. */
export const isWholeMatrix = process.env.AXE_MATRIX === 'all'

/** What this worker has read on a phone and on a desk, by its signs. */
const readOnPhone = new Set<string>()
const readOnDesk = new Set<string>()
const looksOnPhone = new Set<string>()
const looksOnDesk = new Set<string>()

/** What axe finds on the page as it stands, one line each; `onlyNew`: in what came into view since it was on a phone, and was not read yet. */
export async function axeViolations(page: Page, { onlyNew = false } = {}): Promise<string[]> {
  const places = onlyNew ? unreadOf(await page.evaluate(partsInView), readOnDesk) : null
  if (places?.length === 0) return []
  await page.evaluate(endOfFades)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const parts = isWholeMatrix || onlyNew ? [] : await page.evaluate(partsThatRepeat)
  const unread = new Set(unreadOf(parts, readOnPhone))
  const known = parts.flatMap((_, place) => (unread.has(place) ? [] : [place]))
  const looks = isWholeMatrix ? null : await page.evaluate(looksOfTexts, { places, known })
  const texts = looks && unreadOf(looks, onlyNew ? looksOnDesk : looksOnPhone)
  return page.evaluate(runAxe, { options: toLookFor, places, known, texts })
}

/**
 * Runs in the page: head, foot and menus, entries of lists and rows of tables, each by the signs of the elements in it. Whose signs were all
 * read elsewhere is read: a menu whose next room is lit, with another number beside it. At night all are read.
 */
function partsThatRepeat(): string[][] {
  const attributes =
    /\b(href|src|srcset|id|name|value|for|alt|title|datetime|aria-(?:label|labelledby|describedby|controls))="[^"]+"/g
  // 64 bits: what is compared need not be sent whole.
  const hash = (text: string) => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < text.length; at++) {
      high = Math.imul(high ^ text.charCodeAt(at), 2654435761)
      low = Math.imul(low ^ text.charCodeAt(at), 1597334677)
    }
    return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`
  }
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const around = (part: Element): string =>
    part.parentElement ? `${around(part.parentElement)} ${part.parentElement.className}` : ''
  const isEven = (part: Element) => [...(part.parentElement?.children ?? [])].indexOf(part) % 2 === 0
  // Where it stands, its tag with classes and attributes, whether it is seen and has a text, and which elements are in it.
  window.signsOf = (part) => {
    const signs = new Set<string>()
    const visit = (element: Element, place: string) => {
      const isPicture = element.localName === 'svg'
      const shell = element.cloneNode(false) as Element
      // Which of the icons it is, nobody reads.
      if (isPicture) shell.removeAttribute('class')
      const own = shell.outerHTML.replaceAll(attributes, '$1="x"')
      const children = [...element.children]
      const kinds = new Set(children.map((child) => `${child.localName} ${child.getAttribute('role')}`))
      if (isPicture) for (const kind of kinds) if (!kind.startsWith('title')) kinds.delete(kind)
      const isSeen = element.checkVisibility({ visibilityProperty: true })
      signs.add(hash(`${place} ${own} ${isSeen} ${hasText(element)} ${[...kinds].toSorted().join()}`))
      if (isPicture) return
      const here = hash(`${place} ${element.localName} ${element.className}`)
      for (const child of children) visit(child, here)
    }
    visit(part, `${around(part)} ${isEven(part)}`)
    return [...signs]
  }
  const outermost = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((part) => !part.parentElement?.closest(selector))
  const frame = outermost('body :is(header, footer, nav):not(main *, dialog *)')
  const entries = outermost('main :is(li, tr)')
  window.repeatedParts = [...frame, ...entries]
  return window.repeatedParts.map(window.signsOf)
}

/**
 * Runs in the page: what the contrast of the texts in sight follows from, each once: colour and size of the text, backgrounds and
 * opacities around it, and whatever is positioned. That rule takes two thirds of axe's time. Below an open dialog nobody reads.
 */
function looksOfTexts({ places, known }: { places: number[] | null; known: number[] }): string[][] {
  const scope = document.querySelector('dialog:modal') ?? document.body
  const parts = places?.flatMap((place) => window.newOnDesk?.[place] ?? [])
  const without = known.flatMap((place) => window.repeatedParts?.[place] ?? [])
  const grounds = new Map<Element | null, string>([[null, '']])
  const groundOf = (element: Element | null): string => {
    const found = grounds.get(element)
    if (!element || found !== undefined) return found ?? ''
    const style = getComputedStyle(element)
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${filter} ${mixBlendMode} ${position === 'static' ? '' : element.className}`
    const isPlain = own === 'rgba(0, 0, 0, 0) none 1 none normal '
    const ground = groundOf(element.parentElement) + (isPlain ? '' : `\n${own}`)
    grounds.set(element, ground)
    return ground
  }
  const look = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    return `${element.tagName} ${color} ${fontSize} ${fontWeight} ${textShadow}${groundOf(element)}`
  }
  const isText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const isIn = (all: Element[], element: Element) => all.some((each) => each.contains(element))
  const texts = [...scope.querySelectorAll('*')].filter(
    (element) =>
      isText(element) &&
      (!parts || isIn(parts, element)) &&
      !isIn(without, element) &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  const first = new Map(texts.toReversed().map((element) => [look(element), element]))
  window.textsByLook = [...first.values()]
  return [...first.keys()].map((each) => [each])
}

/** Runs in the page. Half faded in, a text has another contrast; what moves for longer, as a carousel, is not waited for. */
async function endOfFades(): Promise<void> {
  const LONGEST_MS = 1000
  const fades = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= LONGEST_MS,
    )
  await Promise.allSettled(fades.map(({ finished }) => finished))
}

/** The places of the parts of whose signs this worker has not read all yet. */
function unreadOf(parts: readonly (readonly string[])[], read: Set<string>): number[] {
  return parts.flatMap((signs, place) => {
    if (signs.every((sign) => read.has(sign))) return []
    for (const sign of signs) read.add(sign)
    return [place]
  })
}

/** No violation, and nothing that is wider than the window. All states of a test are looked at, whatever one of them shows. */
export async function expectClean(page: Page, what: string, where = { onlyNew: false }): Promise<void> {
  expect.soft(await axeViolations(page, where), what).toEqual([])
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(wider, `${what} is not wider than the window`).toBeLessThanOrEqual(0)
}

/**
 * Looks at a state on a phone, then at what a desk shows beside it: the page is widened, and axe reads what was not to be seen before.
 * With AXE_MATRIX=all (`npm run test:night`) the state is reached anew and read whole at both widths. Without `reach` it stands there.
 */
export async function expectCleanOnPhoneAndDesk(page: Page, what: string, reach = async (): Promise<unknown> => null) {
  await page.setViewportSize({ width: 390, height: 900 })
  await reach()
  await expectClean(page, `${what} at 390 px`)
  if (!isWholeMatrix) await page.evaluate(rememberSeen)
  await page.setViewportSize({ width: 1440, height: 900 })
  if (isWholeMatrix) await reach()
  await expectClean(page, `${what} at 1440 px`, { onlyNew: !isWholeMatrix })
}

function rememberSeen(): void {
  const all = [...document.body.querySelectorAll('*')]
  window.seenOnPhone = new WeakSet(all.filter((element) => element.checkVisibility({ visibilityProperty: true })))
}

/**
 * Runs in the page. The outermost elements of what is new are enough: axe reads what is in them. Of head, foot and menus the signs count, of
 * what is the page's own every word.
 */
function partsInView(): string[][] {
  const isNew = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !window.seenOnPhone?.has(element)
  const found = new Set([...document.body.querySelectorAll('*')].filter(isNew))
  window.newOnDesk = [...found].filter(({ parentElement }) => !parentElement || !found.has(parentElement))
  const isOfFrame = (element: Element) => element.closest('header, footer, nav') && !element.closest('main, dialog')
  return window.newOnDesk.map((part) =>
    isOfFrame(part) && window.signsOf ? window.signsOf(part) : [part.outerHTML.replaceAll(/ aria-current="\w+"/g, '')],
  )
}

type Where = { options: RunOptions; places: number[] | null; known: number[]; texts: number[] | null }

/**
 * Runs in the page; `places` names parts of `newOnDesk`, null stands for all of the page but those of `repeatedParts` that are `known`.
 * Contrast is measured at the `texts` of `textsByLook`, or at all.
 */
async function runAxe({ options, places, known, texts }: Where): Promise<string[]> {
  if (!window.axe) throw new Error('axe is not there')
  const measured = texts?.flatMap((place) => window.textsByLook?.[place] ?? []) ?? []
  if (texts) window.axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-measured]' }] })
  for (const text of measured) text.setAttribute('data-measured', '')
  const parts = places?.flatMap((place) => window.newOnDesk?.[place] ?? [])
  const exclude = known.flatMap((place) => window.repeatedParts?.[place] ?? [])
  const { violations } = await window.axe.run(parts ?? { include: [document], exclude }, options)
  for (const text of measured) text.removeAttribute('data-measured')
  const five = (nodes: readonly { html: string }[]) => nodes.slice(0, 5).map(({ html }) => html)
  return violations.map(({ id, help, nodes }) => [`${id}: ${help}`, ...five(nodes)].join('\n  '))
}
