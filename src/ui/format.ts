import { MINUTE_MS } from '#values/durations.ts'

/** How numbers, amounts and dates are written here. All are `de-DE`; spaces before units do not break. */

const NBSP = '\u00a0'
const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const upToTwo = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })

/** Euros → „1.234,50 €“. */
export function formatEuro(euros: number): string {
  return euro.format(euros)
}

/** Without cents where there are none: „575 €“, „575,50 €“. */
export function formatWholeEuro(euros: number): string {
  return formatEuro(euros).replace(',00', '')
}

/** „1.234,5“: grouped, at most two decimals. */
export function formatNumber(value: number): string {
  return upToTwo.format(value)
}

/** Square metres → „72,5 m²“. */
export function formatSqm(squareMetres: number): string {
  return `${upToTwo.format(squareMetres)}${NBSP}m²`
}

/** Rooms, halves included → „2,5“. */
export function formatRooms(rooms: number): string {
  return upToTwo.format(rooms)
}

/** A calendar day `YYYY-MM-DD` → „01.03.2027“. No time zone can shift it. What is no day comes back as it is. */
export function formatDate(day: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(day)
  return parts ? `${parts[3]}.${parts[2]}.${parts[1]}` : day
}

const longDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar day `YYYY-MM-DD` → „1. März 2027“. */
export function formatLongDate(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`))
}

const moment = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
})

const MOST_MINUTES = 100
const byMinute = new Map<number, string>()

/** A moment → „01.03.2027, 14:05“ in German time, wherever the server or the reader is. */
export function formatDateTime(at: Date): string {
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  const known = byMinute.get(minute)
  if (known !== undefined) return known
  const text = moment.format(at)
  if (byMinute.size >= MOST_MINUTES) byMinute.clear()
  byMinute.set(minute, text)
  return text
}

/** A moment (ISO 8601) → „01.03.2027“, the day that it was in Germany. */
export function formatDayOf(at: string): string {
  return formatDateTime(new Date(at)).slice(0, 10)
}

/** „1 Einheit“, „3 Einheiten“, „1.200 Einheiten“. */
export function plural(count: number, one: string, many: string): string {
  return `${upToTwo.format(count)} ${count === 1 ? one : many}`
}

/** Bytes of a file → „850 KB“, „1,4 MB“; 1 MB is 1,048,576 bytes, as the limits of uploads count. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))}${NBSP}KB`
  return `${(bytes / 1024 / 1024).toLocaleString('de-DE', { maximumFractionDigits: 1 })}${NBSP}MB`
}
