import { decodeHTML } from 'entities'

/** HTML's own, as editors write them: „<dran>“ of a sentence is none. */
const TAG =
  /<(\/?)(a|abbr|article|b|big|blockquote|br|center|cite|code|div|em|font|h[1-6]|hr|i|img|li|ol|o:p|p|pre|s|section|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)(?:\s[^<>]{0,2000})?\/?>/gi
const SILENT = /<(style|script)\b[^<>]{0,2000}>[^<]*<\/\1>|<!--[^<>]*-->/gi
const BREAKS = /<\/?(?:br|p|div|li|tr|h[1-6])\b/i
const PARAGRAPH = /^(?:article|blockquote|center|div|h[1-6]|hr|ol|p|pre|section|table|ul)$/

/**
 * A text as agencies' editors make it (tags, entities, entities of entities) as our pages, JSON-LD and PDFs hold it: letters, one line
 * break within a paragraph, an empty line between two. A text without tags that break lines keeps its own breaks.
 */
export function plainText(text: string): string {
  // Twice: some programs escape what was escaped before.
  const decoded = decodeTwice(text)
  const words = decodeTwice(withoutTags(decoded))
  return words
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.replaceAll(/[\t ]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same for a title or a street. */
export const plainLine = (text: string) => plainText(text).replaceAll(/\s+/g, ' ')

function decodeTwice(text: string): string {
  if (!text.includes('&')) return text
  const once = decodeHTML(text)
  return once.includes('&') ? decodeHTML(once) : once
}

function withoutTags(text: string): string {
  if (!text.includes('<')) return text
  const said = text
    .replaceAll(SILENT, ' ')
    .replaceAll(/<sup>([23])<\/sup>/gi, (_, power) => (power === '2' ? '²' : '³'))
  // Where tags break lines, the breaks of the source mean nothing.
  const source = BREAKS.test(said) ? said.replaceAll(/[\r\n\t]+/g, ' ') : said
  return source.replaceAll(TAG, (_, closing: string, tag: string) => {
    const name = tag.toLowerCase()
    if (name === 'br' || name === 'tr') return closing ? '' : '\n'
    if (name === 'li') return closing ? '' : '\n– '
    if (name === 'td' || name === 'th') return closing ? ' ' : ''
    return PARAGRAPH.test(name) ? '\n\n' : ''
  })
}
