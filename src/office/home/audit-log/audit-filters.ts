import { isDay } from '#values/day.ts'

export const PAGE_SIZE = 100

/** Filters of the log's address, as they stand in the form. */
export type AuditFilters = {
  /** '', an account's id or `niemand`: nobody was signed in. */
  who: string
  action: string
  /** A reference (`7K42-PXR8`) or, from a link, `kind:id`. */
  subject: string
  /** YYYY-MM-DD in Germany. */
  day: string
}

export function readAuditFilters(search: URLSearchParams): AuditFilters {
  const read = (name: string) => (search.get(name) ?? '').trim().slice(0, 200)
  const day = read('tag')
  return { who: read('wer'), action: read('was'), subject: read('gegenstand'), day: isDay(day) ? day : '' }
}

/** `?wer=…&tag=2026-03-02`; '' when nothing is chosen. */
export function auditAddress({ who, action, subject, day }: AuditFilters, after?: string): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ wer: who, was: action, gegenstand: subject, tag: day }))
    if (value !== '') search.set(name, value)
  if (after) search.set('nach', after)
  return search.size === 0 ? '' : `?${search}`
}
