// Two letters are a name, too.
const WORTH_HIDING = 2
const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'.split('|')

/** What tells who an applicant is, as parts of a regular expression, longest first. */
export function personalWords(payload: unknown): string[] {
  const fields = asFields(payload)
  const members = Array.isArray(fields.household_members) ? fields.household_members.map(asFields) : []
  const names = [fields.applicant_first_name, fields.applicant_last_name, ...members.map(({ name }) => name)]
  const whole = [fields.applicant_email, fields.applicant_phone]
  const birthDates = [fields.applicant_birth_date, ...members.map(({ birth_date: day }) => day)]
  return [
    ...[...names.flatMap(wordsOf), ...wordsOf(fields.applicant_place_of_birth), ...whole.map(textOf)]
      .filter(isWorthHiding)
      .map(escaped),
    // „türkisch“, and a „türkische Familie“.
    ...wordsOf(fields.applicant_nationality)
      .filter(isWorthHiding)
      .map((word) => `${escaped(word)}(?:e[mnrs]?)?`),
    ...birthDates.flatMap((day) => spellingsOf(textOf(day))),
  ].toSorted((one, other) => other.length - one.length)
}

export function asFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function wordsOf(value: unknown): string[] {
  return textOf(value).split(/[^\p{L}\p{N}]+/u)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
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
