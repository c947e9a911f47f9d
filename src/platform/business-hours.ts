import { site } from '#site'
import { addDays, berlinDay, berlinTime } from './berlin-day.ts'

/** MM-DD; those of Rhineland-Palatinate, where the company sits. */
const FIXED_HOLIDAYS = new Set(['01-01', '05-01', '10-03', '11-01', '12-25', '12-26'])
/** Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi: days after Easter Sunday. */
const EASTER_HOLIDAYS = [-2, 1, 39, 50, 60]

const weekdays = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']

/** Gauss's rule with Lichtenberg's correction; YYYY-MM-DD. */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25)
  const sun = 2 - Math.floor((3 * century + 3) / 4)
  const cycle = year % 19
  const seed = (19 * cycle + moon) % 30
  const fix = Math.floor((seed + Math.floor(cycle / 11)) / 29)
  const full = 21 + seed - fix
  const sunday = 7 - ((year + Math.floor(year / 4) + sun) % 7)
  const day = full + (7 - ((full - sunday) % 7))
  return addDays(`${year}-03-01`, day - 1)
}

function isHoliday(day: string): boolean {
  const easter = easterSunday(Number(day.slice(0, 4)))
  return FIXED_HOLIDAYS.has(day.slice(5)) || EASTER_HOLIDAYS.some((days) => addDays(easter, days) === day)
}

/** Whether somebody sits in the office at this moment. */
export function isOpenAt(moment: Date): boolean {
  const { days, opens, closes } = site.businessHours
  const day = berlinDay(moment)
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]
  const time = berlinTime(moment)
  return days.some((open) => open === weekday) && !isHoliday(day) && time >= opens && time < closes
}
