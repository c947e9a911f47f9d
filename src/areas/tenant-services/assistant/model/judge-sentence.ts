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

const NUMBER = /\d+(?:[.,:/]\d+)*/g
const UNIT =
  /^\s*(?:€|euro\b|eur\b|%|prozent|tage?n?\b|werktage?n?\b|wochen?\b|monate?n?\b|jahre?n?\b|stunden?\b|minuten?\b|uhr\b|m²|qm\b|quadratmeter|grad\b|zimmer)/i
export const PHONE = /(?<![\d.,])(?:\+|0)[\d][\d /()-]{5,}\d/g
export const MAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
export const IBAN = /\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){3,8}(?:\s?[A-Z\d]{1,4})?\b/g
const LAW = /(?<!§)§+\s*(\d+[a-z]?)/g

/** Larger numbers stand for something; smaller ones also count („zwei Schritte“). */
const LARGEST_COUNT = 12
const words = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']

export type Claims = { unfounded: (sentence: string) => string | null }

/**
 * Holds sentences against what they rest on. A number with a unit, an amount, telephone number, address or paragraph that stands
 * in no source is unfounded: its kind is given back, for the log. Numbers may also come from the question; numbers to call may not.
 */
export function claimsOf(sourceText: string, question: string): Claims {
  const known = new Set([...valuesIn(sourceText), ...valuesIn(question)])
  for (const [value, word] of words.entries()) {
    if (new RegExp(String.raw`(?<!\p{L})${word}(?:e[nmrs]?)?(?!\p{L})`, 'iu').test(sourceText)) known.add(value)
  }
  const digits = sourceText.replaceAll(/[\s/()-]/g, '')
  const laws = new Set([...sourceText.matchAll(LAW)].map(([, law]) => law))

  return {
    unfounded(sentence) {
      const text = sentence.replaceAll(/\[\d{1,2}\]/g, ' ')
      if ((text.match(MAIL) ?? []).some((mail) => !sourceText.includes(mail))) return 'mail address'
      if ((text.match(IBAN) ?? []).some((iban) => !digits.includes(iban.replaceAll(/\s/g, '')))) return 'account'
      if ((text.match(PHONE) ?? []).some((phone) => !digits.includes(phone.replaceAll(/[\s/()-]/g, ''))))
        return 'telephone'
      if ([...text.matchAll(LAW)].some(([, law]) => !laws.has(law))) return 'law'
      const withoutPhones = text.replaceAll(PHONE, ' ')
      for (const match of withoutPhones.matchAll(NUMBER)) {
        const value = valueOf(match[0])
        const isMeant = value > LARGEST_COUNT || UNIT.test(withoutPhones.slice(match.index + match[0].length))
        if (isMeant && !known.has(value)) return 'number'
      }
      return null
    },
  }
}

const valuesIn = (text: string) => (text.match(NUMBER) ?? []).map(valueOf)

function valueOf(text: string): number {
  const isGrouped = text.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(text)
  return Number.parseFloat(isGrouped ? text.replaceAll('.', '').replace(',', '.') : text)
}
