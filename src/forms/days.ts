import { isDay } from '#values/day.ts'
import { oneLine } from '#values/one-line.ts'
import { type About, type Field, type Wrong, wrong } from './field.ts'

/** Calendar days as text, `YYYY-MM-DD`: they compare as text, and no time zone can shift them. */

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
  const typed = oneLine(text).trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed)
  if (iso) return typed
  const german = /^(\d{1,2})[.,/ -]+(\d{1,2})[.,/ -]+(\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed)
  if (!german) return null
  const [, day = '', month = '', year = ''] = german
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const EARLIEST = '1900-01-01'
export const LATEST_DAY = '2100-12-31'

type DayOptions = About & {
  /** The message where it is missing; what cannot be read says so itself. */
  required?: string
  /** `today` for birthdays and „seit wann“. Else days up to 2100 are taken; `far`: its calendar offers them all, not only ten years. */
  latest?: 'today' | 'far'
}

/** A day from 1900 on, as `YYYY-MM-DD`. */
export function day(label: string, options: DayOptions & { required: string }): Field<string>
export function day(label: string, options?: DayOptions): Field<string | null>
export function day(label: string, { required, ...about }: DayOptions = {}): Field<string | null> {
  function read(entered: unknown): string | null | Wrong {
    const typed = entered ?? ''
    if (typeof typed !== 'string') return wrong(dayMessages.unreadable)
    if (typed.trim() === '') return required ? wrong(required) : null
    const found = readDay(typed)
    if (found === null) return wrong(dayMessages.unreadable)
    if (!isDay(found)) return wrong(dayMessages.noSuchDay)
    if (found < EARLIEST) return wrong(dayMessages.tooEarly)
    if (about.latest === 'today') return found > germanToday() ? wrong(dayMessages.inFuture) : found
    return found > LATEST_DAY ? wrong(dayMessages.tooLate) : found
  }
  return { ...about, label, input: 'day', isRequired: required !== undefined, read }
}
