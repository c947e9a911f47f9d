import { dayMessages, germanToday, isCalendarDay, readDay } from './days.ts'
import { readField } from './fields.ts'

const EARLIEST = '1900-01-01'
const LATEST = '2100-12-31'

/** A day between 1900 and today: birthdays, "since when". May be missing. */
export function optionalPastDay() {
  return optionalDay(() => germanToday(), dayMessages.inFuture)
}

/** A day from 1900 to 2100: ends of contracts, wished dates. May be missing. */
export function optionalAnyDay() {
  return optionalDay(() => LATEST, dayMessages.tooLate)
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
