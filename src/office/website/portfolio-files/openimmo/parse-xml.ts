import { decodeHTML } from 'entities'
import { SaxesParser } from 'saxes'
import { UnreadableFile } from '../import-row.ts'

export type XmlNode = {
  /** Without a namespace's prefix, in lower case. */
  name: string
  /** Names in lower case. */
  attributes: Readonly<Record<string, string>>
  children: XmlNode[]
  text: string
  line: number
}

const DEEPEST = 30
const MOST_ATTRIBUTES = 50
const LONGEST_TEXT = 100_000
/** They hold a file in letters, which nobody reads here. */
const FILES = new Set(['anhanginhalt'])
const MOST_CHILDREN = 2000

const local = (name: string) => (name.split(':').at(-1) ?? name).toLowerCase()

/** Characters of XML (XML 1.0, production 2.2); all others are left out. */
export const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
/** The same as a number: `&#11;`. */
const NOT_XML_NUMBER = /&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[\da-f]));/gi
const HTML_ENTITY = /&(?:(?!(?:amp|lt|gt|quot|apos);)([a-z][a-z\d]{1,7});|(?!#|[a-z_:][\w:.-]{0,40};))/gi

/** Mends what XML forbids and programs write: control characters, HTML's `&uuml;` and `&nbsp;`, „&“ alone, a line before the declaration. */
const mended = (xml: string) =>
  xml
    .replace(/^\uFEFF/, '')
    .replaceAll(NOT_XML, '')
    .replaceAll(NOT_XML_NUMBER, '')
    .replaceAll(HTML_ENTITY, (whole, name?: string) => {
      if (name === undefined) return '&amp;'
      const letter = decodeHTML(whole)
      return /[<>&]/.test(letter) ? whole : letter
    })
    .trimStart()

/**
 * Calls `take` with every element of those names and forgets it, so that a large file needs little memory. A DOCTYPE is refused,
 * so no entity is known but XML's own five and HTML's letters, and nothing outside the file is ever read.
 * @throws UnreadableFile when the file is no XML, another document, or beyond the limits.
 */
export function eachElement(
  file: string,
  { root, names, refusal }: { root: string; names: readonly string[]; refusal: (root: string) => string },
  take: (node: XmlNode) => void,
) {
  const xml = mended(file)
  const parser = new SaxesParser()
  const refuse = (reason: string): never => {
    throw new UnreadableFile(`Zeile ${parser.line}: ${reason}`)
  }
  /** From the element that is taken inwards. */
  const open: XmlNode[] = []
  let [depth, attributeCount] = [0, 0]

  parser.on('doctype', () => refuse('Eine DOCTYPE-Angabe ist nicht erlaubt.'))
  parser.on('error', (error) => refuse(`Die Datei ist kein gültiges XML (${error.message}).`))
  parser.on('opentagstart', () => {
    attributeCount = 0
    depth += 1
    if (depth > DEEPEST) refuse(`Die Elemente sind tiefer als ${DEEPEST} Ebenen geschachtelt.`)
  })
  parser.on('attribute', () => {
    attributeCount += 1
    if (attributeCount > MOST_ATTRIBUTES) refuse(`Ein Element hat mehr als ${MOST_ATTRIBUTES} Attribute.`)
  })
  parser.on('opentag', (tag) => {
    if (depth === 1 && local(tag.name) !== root) refuse(refusal(local(tag.name)))
    if (open.length === 0 && !names.includes(local(tag.name))) return
    const attributes = Object.fromEntries(Object.entries(tag.attributes).map(([key, value]) => [local(key), value]))
    const node: XmlNode = { name: local(tag.name), attributes, children: [], text: '', line: parser.line }
    const parent = open.at(-1)
    if (parent && parent.children.push(node) > MOST_CHILDREN) refuse('Ein Element enthält zu viele andere.')
    open.push(node)
  })
  const addText = (text: string) => {
    const node = open.at(-1)
    if (!node || FILES.has(node.name)) return
    node.text += text
    if (node.text.length > LONGEST_TEXT) refuse(`Ein Text ist länger als ${LONGEST_TEXT} Zeichen.`)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    depth -= 1
    const node = open.pop()
    if (node && open.length === 0) take(node)
  })
  // In pieces: what is refused early is not read to its end.
  for (let start = 0; start < xml.length; start += 65_536) parser.write(xml.slice(start, start + 65_536))
  parser.close()
}

/** The element at `geo/strasse`, or none. */
export function elementAt(node: XmlNode, path: string): XmlNode | undefined {
  return path
    .split('/')
    .reduce<XmlNode | undefined>((inner, name) => inner?.children.find((child) => child.name === name), node)
}

/** Its text, trimmed; undefined when the element is missing. */
export function textAt(node: XmlNode, path: string): string | undefined {
  return elementAt(node, path)?.text.trim()
}
