import { SaxesParser, type SaxesTagNS } from 'saxes'
import { escapeMarkup } from '#platform/escape-markup.ts'
import {
  attributeNames,
  drawing,
  dropped,
  foundDoctype,
  foundElement,
  foundEntity,
  foundEvent,
  foundReference,
  localUrl,
  plainValue,
  refusedElements,
} from './svg-rules.ts'
import { type Looks, readSheet, readStyle } from './svg-style.ts'

export type CleanedSvg =
  | { ok: true; svg: string; width: number; height: number }
  | { ok: false; reason: 'not-svg' | 'no-size' | 'too-much' }
  /** What it must not hold, in German words for a list. */
  | { ok: false; reason: 'refused'; found: string[] }

type Element = {
  name: string
  attributes: Record<string, string>
  classes: string[]
  /** Of its `style`, which wins over its classes, and those over its attributes. */
  style: Looks
  children: Element[]
}

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const DEEPEST = 40
const MOST_ELEMENTS = 5000
const MOST_SHEET = 20_000

class TooMuch extends Error {}

/**
 * A drawing made anew of what it may hold (`svg-rules.ts`): nothing of the file itself is kept, so what is not known there is not there
 * afterwards. A file that holds more than a drawing is refused as a whole, with what was found.
 */
export function cleanSvg(text: string): CleanedSvg {
  const found = new Set<string>()
  const roots: Element[] = []
  const open: (Element | null)[] = []
  let [count, sheet, inSheet] = [0, '', false]
  const parser = new SaxesParser({ xmlns: true })

  parser.on('doctype', () => found.add(foundDoctype))
  parser.on('opentag', (tag) => {
    if (++count > MOST_ELEMENTS || open.length > DEEPEST) throw new TooMuch()
    const name = tag.local.toLowerCase()
    inSheet = name === 'style'
    const parent = open.at(-1)
    // Of other namespaces and what is dropped, the children go as well; a script in there is reported all the same.
    const refusal = refusedElements[name]
    if (refusal) found.add(refusal)
    const isOurs = tag.uri === SVG && parent !== null
    if (isOurs && !drawing.has(name) && !dropped.has(name) && name !== 'style' && !refusal)
      found.add(foundElement(tag.local))
    const element = isOurs && drawing.has(name) ? elementOf(tag, found) : null
    if (!element) for (const fault of faultsOf(tag)) found.add(fault)
    if (element) (parent ? parent.children : roots).push(element)
    open.push(element)
  })
  parser.on('text', (part) => {
    if (!inSheet) return
    sheet += part
    if (sheet.length > MOST_SHEET) throw new TooMuch()
  })
  parser.on('cdata', (part) => {
    if (inSheet) sheet += part.slice(0, MOST_SHEET)
  })
  parser.on('closetag', () => {
    open.pop()
    inSheet = false
  })
  parser.on('error', (error) => {
    if (/entity/i.test(error.message)) found.add(foundEntity)
    throw error
  })
  try {
    parser.write(text).close()
  } catch (error) {
    if (error instanceof TooMuch) return { ok: false, reason: 'too-much' }
    if (found.size === 0) return { ok: false, reason: 'not-svg' }
  }
  const rules = readSheet(sheet)
  for (const fault of rules.faults) found.add(fault)
  if (found.size > 0) return { ok: false, reason: 'refused', found: [...found] }
  const [root] = roots
  if (root?.name !== 'svg') return { ok: false, reason: 'not-svg' }
  const size = sizeOf(root)
  if (!size) return { ok: false, reason: 'no-size' }
  const { width: _width, height: _height, x: _x, y: _y, ...others } = root.attributes
  root.attributes = { xmlns: SVG, ...others, viewBox: size.viewBox }
  return { ok: true, svg: write(root, rules.byClass), width: size.width, height: size.height }
}

const isEvent = (name: string) => /^on/i.test(name)

/** Of an element that is not kept. */
function faultsOf({ attributes }: SaxesTagNS): string[] {
  return Object.values(attributes).flatMap(({ local }) => (isEvent(local) ? [foundEvent(local)] : []))
}

function elementOf(tag: SaxesTagNS, found: Set<string>): Element {
  const element: Element = { name: tag.local, attributes: {}, classes: [], style: {}, children: [] }
  for (const { local, uri, value, prefix } of Object.values(tag.attributes)) {
    const name = local.toLowerCase()
    if (prefix === 'xmlns' || name === 'xmlns') continue
    if (isEvent(name)) found.add(foundEvent(local))
    else if (name === 'href' && (uri === '' || uri === XLINK)) {
      // Only a gradient may take the colours of another one.
      if (/^#[\w.:-]+$/.test(value.trim()) && /gradient$/i.test(tag.local)) element.attributes.href = value.trim()
      else found.add(foundReference)
    } else if (uri !== '') continue
    else if (name === 'class') element.classes = value.trim().split(/\s+/)
    else if (name === 'id') {
      if (/^[\w.:-]+$/.test(value)) element.attributes.id = value
    } else if (name === 'style') {
      const { looks, faults } = readStyle(value)
      for (const fault of faults) found.add(fault)
      element.style = looks
    } else if (attributeNames.has(name)) {
      if (/url\s*\(/i.test(value) && !localUrl.test(value.trim())) found.add(foundReference)
      else if (plainValue.test(value)) element.attributes[local] = value.trim()
    }
  }
  return element
}

const plainSize = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/

function sizeOf({ attributes }: Element): { viewBox: string; width: number; height: number } | null {
  const box = (attributes.viewBox ?? '').split(/[\s,]+/).map(Number)
  const [x, y, width, height] =
    box.length === 4 && box.every(Number.isFinite)
      ? box
      : [
          0,
          0,
          Number(plainSize.exec(attributes.width ?? '')?.[1]),
          Number(plainSize.exec(attributes.height ?? '')?.[1]),
        ]
  if (!(width && height && width > 0 && height > 0)) return null
  return { viewBox: [x, y, width, height].join(' '), width, height }
}

function write(element: Element, byClass: ReadonlyMap<string, Looks>): string {
  const ofClasses = element.classes.map((name) => byClass.get(name))
  const all: Record<string, string> = Object.assign({ ...element.attributes }, ...ofClasses, element.style)
  const attributes = Object.entries(all).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
  const inner = element.children.map((child) => write(child, byClass)).join('')
  const head = `<${element.name}${attributes.join('')}`
  return inner === '' ? `${head}/>` : `${head}>${inner}</${element.name}>`
}
