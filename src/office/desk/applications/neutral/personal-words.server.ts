import { tenantForm } from '#areas/letting/public.server.ts'
import type { Fields, Tells } from '#forms/field.ts'

// Two letters are a name, too.
const WORTH_HIDING = 2
const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'.split('|')

/** Words that identify an applicant, as parts of a regular expression, longest first. */
export function personalWords(payload: unknown): string[] {
  const texts = (...facts: Tells[]) => textsThatTell(facts, tenantForm.fields, asFields(payload))
  return [
    ...[...texts('first-name', 'last-name', 'name', 'birth-place').flatMap(wordsOf), ...texts('email', 'phone')]
      .filter(isWorthHiding)
      .map(escaped),
    // „türkisch“, and a „türkische Familie“.
    ...texts('nationality')
      .flatMap(wordsOf)
      .filter(isWorthHiding)
      .map((word) => `${escaped(word)}(?:e[mnrs]?)?`),
    ...texts('birth-date').flatMap(spellingsOf),
  ].toSorted((one, other) => other.length - one.length)
}

/** Rows tell of further people. */
function textsThatTell(facts: readonly Tells[], fields: Fields, payload: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([name, { tells, row }]): string[] => {
    const value = payload[name]
    if (row && Array.isArray(value)) return value.flatMap((each) => textsThatTell(facts, row.fields, asFields(each)))
    return tells && facts.includes(tells) && typeof value === 'string' ? [value] : []
  })
}

export function asFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u)
}

const isWorthHiding = (word: string) => word.length >= WORTH_HIDING
const escaped = (word: string) => word.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)

/** A day as people write it: `1990-03-01`, `01.03.1990`, `1. 3. 90`, `1. März 1990`. */
function spellingsOf(day: string): string[] {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (year === '') return []
  const [shortMonth, shortDate] = [Number(month), Number(date)]
  const years = `(?:${year}|${year.slice(2)})`
  return [
    escaped(day),
    String.raw`0?${shortDate}[./-]\s?0?${shortMonth}[./-]\s?${years}`,
    String.raw`0?${shortDate}\.\s?${MONTHS[shortMonth - 1]}\s${years}`,
  ]
}
