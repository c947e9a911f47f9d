import { site } from '#site'
import { berlinDay, berlinTime } from '#platform/berlin-day.ts'
import { isHoliday } from './holidays.ts'

const weekdays = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']

/** Whether somebody sits in the office at this moment. */
export function isOpenAt(moment: Date): boolean {
  const { days, opens, closes, federalState } = site.businessHours
  const day = berlinDay(moment)
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]
  const time = berlinTime(moment)
  return days.some((open) => open === weekday) && !isHoliday(federalState, day) && time >= opens && time < closes
}
