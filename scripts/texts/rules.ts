import { quotedTexts } from './quoted.ts'

export type Rule = { name: string; broken: (text: string) => boolean }

const WORDS_FOR_YOU =
  /(?<![\p{L}-])([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(e|en|em|er|es)?|[Ee]uch|[Ee]uer|[Ee]ure[nmrs]?)(?![\p{L}-])/u

// German has one word for each of these (docs/glossary.md), and the code's English word is not it.
const FOREIGN_WORDS =
  /(?<!\p{L})(Apartments?|Appartements?|Propert(y|ies)|Tenants?|Landlords?|E?Mail-?[Aa]dd?ress|[Ee]mail|e-[Mm]ail)(?![\p{L}])/u

// Everyday English words that no German sentence contains.
const ENGLISH =
  /(?<![\p{L}-])(the|and|your|you|please|with|from|this|that|is|are|of|loading|submit|cancel|close|search|found|error|required|invalid|next|previous|page)(?![\p{L}-])/giu

const ELLIPSIS_AS_DOTS = /\.\.\./
const STRAIGHT_QUOTES = /["”]|(?<=\s)'|'(?=\s)/
const DOUBLE_SPACE = /\S {2,}\S/

/** House rules for what a visitor, mail recipient or staff member reads (CONTRIBUTING). */
export const textRules: Rule[] = [
  { name: 'Sie, not du', broken: (text) => WORDS_FOR_YOU.test(text) },
  {
    name: 'German quotes („…“)',
    broken: (text) => STRAIGHT_QUOTES.test(text) || count(text, '„') !== count(text, '“'),
  },
  { name: 'an ellipsis (…), not three dots', broken: (text) => ELLIPSIS_AS_DOTS.test(text) },
  { name: 'no exclamation mark', broken: (text) => /[\p{L}\d)“]!/u.test(text) },
  { name: 'no double space', broken: (text) => DOUBLE_SPACE.test(text) },
  { name: 'the German word of the glossary', broken: (text) => FOREIGN_WORDS.test(text) },
  { name: 'no English left over', broken: (text) => new Set(text.toLowerCase().match(ENGLISH)).size >= 2 },
]

/** The names of the rules that `text` breaks. What the specification quotes is taken out before. */
export function brokenRules(text: string): string[] {
  const ours = quotedTexts.reduce((rest, quoted) => rest.replaceAll(quoted.text, ''), text)
  return textRules.filter((rule) => rule.broken(ours)).map((rule) => rule.name)
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1
}
