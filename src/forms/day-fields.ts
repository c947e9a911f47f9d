import { dayMessages, germanToday, isCalendarDay, readDay } from './days.ts'
import { type About, type Field, type Wrong, wrong } from './field.ts'

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
    if (!isCalendarDay(found)) return wrong(dayMessages.noSuchDay)
    if (found < EARLIEST) return wrong(dayMessages.tooEarly)
    if (about.latest === 'today') return found > germanToday() ? wrong(dayMessages.inFuture) : found
    return found > LATEST_DAY ? wrong(dayMessages.tooLate) : found
  }
  return { ...about, label, input: 'day', isRequired: required !== undefined, read }
}
