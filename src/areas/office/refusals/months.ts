/** Calendar days as text; months as BGB § 188 (3) counts them: a month without that day ends on its last. */
export function addMonths(day: string, months: number, days = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth) + days)).toISOString().slice(0, 10)
}
