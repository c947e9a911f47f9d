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
  foundLongLook,
  foundReference,
  localUrl,
  LONGEST_LOOK,
  lookNames,
  plainValue,
  refusedElements,
} from './svg-rules.ts'
import { isDear } from './svg-cost.ts'
import { type Looks, readSheet, readStyle } from './svg-style.ts'

export type CleanedSvg =
  | { ok: true; svg: string; width: number; height: number }
  | { ok: false; reason: 'not-svg' | 'no-size' | 'too-much' }
  /** The forbidden parts, in German words for a list. */
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
const MOST_CLASSES = 20
/** Twice what may be sent. */
const MOST_WRITTEN = 600_000

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
    if (inSheet) sheet += part
    if (sheet.length > MOST_SHEET) throw new TooMuch()
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
  settle(root, rules.byClass)
  const svg = isDear(root) ? null : write(root)
  return svg === null ? { ok: false, reason: 'too-much' } : { ok: true, svg, width: size.width, height: size.height }
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
    else if (name === 'class') {
      element.classes = [...new Set(value.trim().split(/\s+/))]
      if (element.classes.length > MOST_CLASSES) throw new TooMuch()
    } else if (name === 'id') {
      if (/^[\w.:-]+$/.test(value)) element.attributes.id = value
    } else if (name === 'style') {
      const { looks, faults } = readStyle(value)
      for (const fault of faults) found.add(fault)
      element.style = looks
    } else if (attributeNames.has(name)) {
      if (lookNames.has(name) && value.length > LONGEST_LOOK) found.add(foundLongLook)
      else if (/url\s*\(/i.test(value) && !localUrl.test(value.trim())) found.add(foundReference)
      else if (plainValue.test(value)) element.attributes[local] = value.trim()
    }
  }
  return element
}

const plainNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i
const plainSize = /^(\d+(?:\.\d+)?)(?:px)?$/
/** With a viewBox, how large it is shown is no matter of ours; but it is said in numbers. */
const anySize = /^(?:auto|\d+(?:\.\d+)?(?:e[+-]?\d)?\s*(?:px|pt|pc|mm|cm|in|em|rem|ex|vw|vh|%)?)$/i
const MOST_UNITS = 1_000_000

function sizeOf({ attributes }: Element): { viewBox: string; width: number; height: number } | null {
  const said = [attributes.width, attributes.height].map((text) => text?.trim())
  const box = attributes.viewBox?.trim().split(/\s*,\s*|\s+/)
  const isBox = box?.length === 4 && box.every((text) => plainNumber.test(text))
  if (isBox && !said.every((text) => text === undefined || anySize.test(text))) return null
  const [x = 0, y = 0, width = 0, height = 0] = isBox
    ? box.map(Number)
    : [0, 0, ...said.map((text) => Number(plainSize.exec(text ?? '')?.[1] ?? 0))]
  const isUsual = [x, y, width, height].every((number) => Math.abs(number) <= MOST_UNITS)
  if (!isUsual || Math.min(width, height) < 1 / MOST_UNITS) return null
  return { viewBox: [x, y, width, height].join(' '), width, height }
}

/** Looks become attributes. */
function settle(element: Element, byClass: ReadonlyMap<string, Looks>): void {
  for (const name of element.classes) Object.assign(element.attributes, byClass.get(name))
  Object.assign(element.attributes, element.style)
  for (const child of element.children) settle(child, byClass)
}

/** Null: it would be much longer than what was sent, since each part now says what a class said once. */
function write(root: Element): string | null {
  const pieces: string[] = []
  let length = 0
  const say = (piece: string) => {
    length += piece.length
    if (length <= MOST_WRITTEN) pieces.push(piece)
  }
  const add = ({ name, attributes, children }: Element) => {
    say(`<${name}`)
    for (const [key, value] of Object.entries(attributes)) say(` ${key}="${escapeMarkup(value)}"`)
    if (children.length === 0) return say('/>')
    say('>')
    children.forEach(add)
    say(`</${name}>`)
  }
  add(root)
  return length > MOST_WRITTEN ? null : pieces.join('')
}
