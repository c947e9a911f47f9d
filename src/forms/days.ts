import * as z from 'zod/mini'
import { readField } from './fields.ts'

/** Calendar days as text, `YYYY-MM-DD`: they compare as text, and no time zone can shift them. */

const EARLIEST = '1900-01-01'
const LATEST = '2100-12-31'

export const dayMessages = {
  unreadable: 'Bitte geben Sie das Datum so ein: TT.MM.JJJJ, zum Beispiel 01.03.1990.',
  noSuchDay: 'Diesen Tag gibt es im Kalender nicht. Bitte prüfen Sie das Datum.',
  tooEarly: 'Das Datum darf nicht vor dem 01.01.1900 liegen.',
  inFuture: 'Das Datum darf nicht in der Zukunft liegen.',
  tooLate: 'Das Datum liegt zu weit in der Zukunft. Bitte prüfen Sie das Jahr.',
} as const

/** The day it is in Germany, wherever browser and server stand. */
export function germanToday(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now)
}

/**
 * `1.3.1990`, `01.03.1990`, `01031990` (phones' number keys have no dot) and ISO's `1990-03-01` → `1990-03-01`.
 * @returns null when it does not look like a day; a day that no calendar has (31.02.) comes back as it was typed.
 */
export function readDay(text: string): string | null {
  const typed = text.trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed)
  if (iso) return typed
  const german = /^(\d{1,2})[.,/ -]+(\d{1,2})[.,/ -]+(\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed)
  if (!german) return null
  const [, day = '', month = '', year = ''] = german
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** True for days of the calendar: no 31.02., no 29.02. but in leap years. */
export function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** A day between 1900 and today: birthdays, "since when". May be missing. */
export function optionalPastDay() {
  return optionalDay(() => germanToday(), dayMessages.inFuture)
}

/** A day from 1900 to 2100: ends of contracts, wished dates. May be missing. */
export function optionalAnyDay() {
  return optionalDay(() => LATEST, dayMessages.tooLate)
}

/** A day from 1900 to 2100 that must be given. `message` stands for a missing one; what cannot be read says so itself. */
export function requiredAnyDay(message: string) {
  return z.pipe(
    optionalAnyDay(),
    z.transform((day, context): string => {
      if (day === null) context.issues.push({ code: 'custom', message, input: day })
      return day ?? z.NEVER
    }),
  )
}

function optionalDay(latest: () => string, tooLate: string) {
  return readField((entered, fail) => {
    if (entered === undefined || entered === null) return null
    if (typeof entered !== 'string') return fail(dayMessages.unreadable)
    if (entered.trim() === '') return null
    const day = readDay(entered)
    if (day === null) return fail(dayMessages.unreadable)
    if (!isCalendarDay(day)) return fail(dayMessages.noSuchDay)
    if (day < EARLIEST) return fail(dayMessages.tooEarly)
    return day > latest() ? fail(tooLate) : day
  })
}
