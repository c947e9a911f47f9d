const MARKDOWN_LINK = /!?\[([^[\]]*)\]\([^()]*\)/g
const TAG = /<\/?[a-z!][^<>]*>/gi
const ADDRESS = /(?:https?:\/\/|www\.)\S+/gi
// [1], [1, 2], [Quelle 1], 【1†…】
const CITATION = /[[【]\s*(?:quellen?:?\s*)?(\d{1,2}(?:\s*[,;+&]\s*\d{1,2})*)[^\]】]{0,12}[\]】]/gi

/**
 * A sentence of the model as plain text: no marks, tags or addresses; citations as `[2]`, only those of `known` numbers. Links
 * come from us alone, by these numbers.
 */
export function cleanSentence(sentence: string, known: ReadonlySet<number>): string {
  return sentence
    .replaceAll('\r', '')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll(MARKDOWN_LINK, '$1')
    .replaceAll(TAG, '')
    .replaceAll(ADDRESS, '')
    .replaceAll(CITATION, (_, numbers: string) => citations(numbers, known))
    .replaceAll(/[[\]【】](?!\d)/g, (mark, at: number, whole: string) => (isCitationEnd(whole, at) ? mark : ''))
    .replaceAll(/\*\*|__|`+|^#+\s*|^>\s*/gm, '')
    .replaceAll(/^[ \t]*[-*•][ \t]+/gm, '• ')
    .replaceAll(/[ \t]{2,}/g, ' ')
    .replaceAll(/(?<! ) +([.,;:!?])/g, '$1')
}

function citations(numbers: string, known: ReadonlySet<number>): string {
  return [...numbers.matchAll(/\d+/g)]
    .map(([digits]) => Number(digits))
    .filter((number) => known.has(number))
    .map((number) => `[${number}]`)
    .join('')
}

const isCitationEnd = (text: string, at: number) => /\[\d{1,2}$/.test(text.slice(0, at))

/** The numbers that a cleaned text cites. */
export function citedIn(text: string): number[] {
  return [...new Set([...text.matchAll(/\[(\d{1,2})\]/g)].map(([, digits]) => Number(digits)))]
}
