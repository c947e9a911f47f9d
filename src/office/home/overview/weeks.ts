import { addDays, berlinDay, mondayOf } from '#platform/berlin-day.ts'
import { HOUR_MS } from '#values/durations.ts'

export const SHOWN_WEEKS = 12

/** A week by its first and last day, YYYY-MM-DD. */
export type Week = { from: string; until: string }

/** The last weeks with the present one as the last. */
export function weeksUntil(now: Date): Week[] {
  const thisMonday = mondayOf(berlinDay(now))
  return Array.from({ length: SHOWN_WEEKS }, (_, index) => {
    const from = addDays(thisMonday, 7 * (index - SHOWN_WEEKS + 1))
    return { from, until: addDays(from, 6) }
  })
}

/** A moment → which of the weeks it lies in, or -1. Germany's clock stands at whole hours of UTC, so an hour lies in one day. */
export function weekFinder(weeks: readonly Week[]): (moment: string) => number {
  const indexOf = new Map(weeks.map(({ from }, index) => [from, index]))
  const known = new Map<string, number>()
  return (moment) => {
    const hour = moment.slice(0, 13)
    const found = known.get(hour) ?? indexOf.get(mondayOf(berlinDay(new Date(`${hour}:00:00.000Z`)))) ?? -1
    known.set(hour, found)
    return found
  }
}

export type KindWeeks = { kind: string; counts: number[] }

/** How many requests of each kind came in, week by week; every kind has a row, also with nothing in it. */
export function kindsByWeek(
  rows: readonly { hour: string; kind: string; count: number }[],
  kinds: readonly string[],
  weeks: readonly Week[],
): KindWeeks[] {
  const weekOf = weekFinder(weeks)
  const byKind = new Map(kinds.map((kind) => [kind, weeks.map(() => 0)]))
  for (const { hour, kind, count } of rows) {
    const counts = byKind.get(kind)
    const week = weekOf(hour)
    if (counts && week >= 0) counts[week] = (counts[week] ?? 0) + count
  }
  return [...byKind].map(([kind, counts]) => ({ kind, counts }))
}

export type AnswerWeek = { count: number; medianHours: number | null }

/** By the week in which the request came in. Half were answered sooner, half later. */
export function answersByWeek(
  rows: readonly { receivedAt: string; answeredAt: string }[],
  weeks: readonly Week[],
): AnswerWeek[] {
  const weekOf = weekFinder(weeks)
  const hours = weeks.map((): number[] => [])
  for (const { receivedAt, answeredAt } of rows)
    hours[weekOf(receivedAt)]?.push(Math.max(0, Date.parse(answeredAt) - Date.parse(receivedAt)) / HOUR_MS)
  return hours.map((each) => ({ count: each.length, medianHours: median(each) }))
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** „40 Min.“, „5 Std.“, „3 Tage“. */
export function hoursInWords(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} Min.`
  if (hours < 48) return `${Math.round(hours)} Std.`
  return `${Math.round(hours / 24)} Tage`
}

/** „16.11.“ */
export function shortDay(day: string): string {
  return `${day.slice(8)}.${day.slice(5, 7)}.`
}
