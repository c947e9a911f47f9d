import { wordTable } from '#platform/word-table.ts'

const ENTITIES = wordTable<string>({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  euro: '€',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
})

/** What these hold is not written for people. */
const SILENT = /^<(style|script|head|title)\b/i
const BREAK = /^<\/?(br|p|div|tr|li|h[1-6]|blockquote|table|ul|ol|hr)\b/i

/** The words of a mail that has no plain text; piece by piece, so its time grows with its length alone. */
export function textOfHtml(html: string): string {
  const words: string[] = []
  let silent: string | null = null
  for (const piece of html.replaceAll(/[\r\n\t ]+/g, ' ').split(/(<[^<>]*>)/)) {
    if (silent !== null) {
      if (piece.toLowerCase().startsWith(`</${silent}`)) silent = null
      continue
    }
    if (!piece.startsWith('<') || !piece.endsWith('>')) words.push(withoutEntities(piece))
    else if (BREAK.test(piece)) words.push(/^<blockquote/i.test(piece) ? '\n> ' : '\n')
    else silent = SILENT.exec(piece)?.[1]?.toLowerCase() ?? null
  }
  const lines = words
    .join('')
    .split('\n')
    .map((line) => line.trim())
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function withoutEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return ENTITIES[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}
