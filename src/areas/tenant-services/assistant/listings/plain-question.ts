import { wordTable } from '#platform/word-table.ts'

const numberWords = wordTable<string>({
  anderthalb: '1,5',
  eineinhalb: '1,5',
  zweieinhalb: '2,5',
  dreieinhalb: '3,5',
  viereinhalb: '4,5',
  zwei: '2',
  drei: '3',
  vier: '4',
  fuenf: '5',
  sechs: '6',
})
const oneRoom = /\b(ein|eine|1)[\s-]*(?=(zimm?e?r|raum))/g
const counted = new RegExp(
  String.raw`\b(${Object.keys(numberWords).join('|')})(?=[\s-]|zimm?e?r|raum|raeum|oder|bis)`,
  'g',
)

/**
 * A question as the parsers below read it: lower case, umlauts written out, numbers as digits, one space between words.
 * Punctuation stays, for „1.200,50 €“ and „2-3 Zimmer“ need it.
 */
export function plainQuestion(question: string): string {
  return question
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/\bqudratmeter\b|\bquatratmeter\b|\bquadradmeter\b|\bquadratmeter[ns]?\b|\bqm\b|m²|\bm2\b/g, ' qm ')
    .replaceAll(/(?<=\d)(qm|m2)(?![a-z\d])/g, ' qm ')
    .replaceAll(/€|\beuros?\b|\beur\b|(?<=\d)(euro|eur)\b/g, ' euro ')
    .replaceAll(oneRoom, '1 ')
    .replaceAll(counted, (word) => numberWords[word] ?? word)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
