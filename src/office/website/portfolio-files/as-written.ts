/** Numbers, years and days as agencies and their programs write them, as the office's own fields read them; null: nobody can tell. */

/** Longer texts are neither a number nor a day. */
const LONGEST = 80

const ABOUT = /^(?:ca\.?|circa|rd\.?|rund|etwa|um|ab|von|zzgl\.?) ?/i
const UNIT =
  /(?<!\s)\s*(?:m²|m2|qm|quadratmeter|€|eur|euro|kwh.*|zkbb?|zi(?:mmer|\.)?|räume?|personen|pers\.?|cm|stück|stk\.?|we|einheiten?)(?: ?(?:\/|pro |im ) ?(?:monat|mon\.?|m)| ?mtl\.?| monatlich| kalt| warm)?$/i

/** Without what stands around a number: „ca. 84,5 m²“ is „84,5“, „1.200,-- €“ is „1.200“. */
function bareNumber(text: string): string {
  return text
    .slice(0, LONGEST)
    .replaceAll(/[\s\u00a0\u2007\u202f\u2009]+/g, ' ')
    .trim()
    .replace(ABOUT, '')
    .replace(/^(?:€|euro?) ?/i, '')
    .replace(UNIT, '')
    .replace(/[.,] ?[-–]{1,2}$/, '')
    .replace(/\s?½$/, ',5')
    .replace(/\s1\/2$/, ',5')
    .trim()
}

const GERMAN = /^-?\d{1,3}(?:[. ']\d{3})+(?:,\d{1,12})?$|^-?\d{1,9}(?:,\d{1,12})?$/
const AMERICAN = /^-?\d{1,3}(?:,\d{3})+\.\d{1,12}$/
const MACHINE = /^-?\d{1,9}\.\d{1,12}$/

type Shape = {
  /** An amount of money. */ isEuro: boolean /** Written by a program, whose dot divides. */
  isMachine: boolean
}

/** „1.234,50“, „1,234.50“, „1234.5“, „ca. 72 m²“ as „1234,50“ and so on. */
export function numberAsTyped(text: string, { isEuro, isMachine }: Shape): string | null {
  const bare = bareNumber(text)
  if (AMERICAN.test(bare)) return comma(Number(bare.replaceAll(',', '')))
  // A program's „640.500000“ is 640,50; „1.200“ of a rent is what somebody typed, for nobody lets a flat for 1,20 €.
  const isGrouped = isEuro ? /^-?\d{1,2}\.\d{3}$/.test(bare) : false
  if (MACHINE.test(bare) && (isMachine ? !isGrouped : !GERMAN.test(bare))) return comma(Number(bare))
  if (GERMAN.test(bare)) return comma(Number(bare.replaceAll(/[. ']/g, '').replace(',', '.')))
  return null
}

const comma = (value: number) => String(Math.round(value * 1e6) / 1e6).replace('.', ',')

/** „ca. 1962“ and „Bj. 1962“ name one year; two years, or none, are no answer. */
export function yearAsTyped(text: string): string | null {
  const years = text.match(/(?<!\d)(?:1[0-9]|20|21)\d{2}(?!\d)/g) ?? []
  const [year, second] = years
  return year !== undefined && second === undefined && /^\D*\d{4}\D*$/.test(text) ? year : null
}

const MONTHS = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez']
const two = (number: number | string) => String(number).padStart(2, '0')
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year)

/** The parts of a month that people name. */
const partOf = (word: string, year: number, month: number) =>
  ({ anfang: 1, mitte: 15, ende: lastDay(year, month) })[word] ?? null

/**
 * „ab dem 1. August 2027“, „01.08.27“, „2027-08-01T00:00:00“, „August 2027“, „Mitte August 2027“, „05/2031“ as TT.MM.JJJJ. A month without its
 * day is its first, for an `end` its last. Where only one order of day and month is a day, it is that one.
 */
export function dayAsTyped(typed: string, { isEnd = false } = {}): string | null {
  const text = typed
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()
    .replace(/^(?:frei |verfügbar |bezugsfrei )?(?:ab|zum|bis|seit)(?: dem| zum)? /, '')
    .replace(/ uhr$/, '')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t ][\d:.+z-]*)?$/.exec(text)
  if (iso) return germanDay(iso[3], iso[2], iso[1])
  const plain = /^(\d{1,2})[./ -]+(\d{1,2})[./ -]+(\d{4}|\d{2})$/.exec(text)
  if (plain) {
    const [, first = '', second = '', year = ''] = plain
    const isMonthFirst = text.includes('/') && Number(second) > 12 && Number(first) <= 12
    return isMonthFirst ? germanDay(second, first, fullYear(year)) : germanDay(first, second, fullYear(year))
  }
  const named = /^(?:(\d{1,2})\. ?|(anfang|mitte|ende) )?([a-zäé]{3,9})\.? (\d{4}|\d{2})$/.exec(text)
  const numbered = /^(\d{1,2})[./ -](\d{4})$/.exec(text) ?? null
  const month = named ? monthOf(named[3] ?? '') : Number(numbered?.[1] ?? 0)
  const year = Number(fullYear(named?.[4] ?? numbered?.[2] ?? ''))
  if (month < 1 || month > 12 || !year) return null
  const day = named?.[1] ?? partOf(named?.[2] ?? '', year, month) ?? (isEnd ? lastDay(year, month) : 1)
  return germanDay(String(day), String(month), String(year))
}

const germanDay = (day = '', month = '', year = '') => `${two(day)}.${two(month)}.${year}`

function monthOf(word: string): number {
  const short = word.replace('maerz', 'märz').slice(0, 3)
  return MONTHS.indexOf(short === 'mrz' ? 'mär' : short) + 1
}

/** „sofort“ and its like: an empty day says that a flat is free. */
export const isAtOnce = (text: string) =>
  /^(?:(?:ab )?sofort(?: frei| verfügbar| beziehbar| bezugsfrei)?|bezugsfrei|bezugsfertig|frei|leerstehend|immediately)\.?$/i.test(
    text.trim(),
  )

/** Days that programs write when there is none. */
export const isNoDay = (text: string) =>
  /^(?:0000-00-00|00\.00\.0000|0001-01-01|1900-01-00)(?:[t ].*)?$/i.test(text.trim())
