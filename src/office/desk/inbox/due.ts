import type { StoredRequest } from '#requests/request/repository.server.ts'
import { isClosed } from '#requests/request/status.ts'
import type { BadgeTone } from '#ui/badge/badge.tsx'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#values/durations.ts'

/** How long ago, in a word or two: „5 Min.“, „3 Std.“, „12 Tage“. */
export function ageOf(receivedAt: string, now: number): string {
  return span(now - Date.parse(receivedAt))
}

/**
 * How the promised time stands: in words for everybody, in colour for the quick eye. What is answered, decided or waits for its sender
 * owes nothing; the list asks the database the same (`requests/request/inbox`).
 */
export function dueOf(
  { dueAt, answeredAt, status }: Pick<StoredRequest, 'dueAt' | 'answeredAt' | 'status'>,
  now: number,
): { text: string; tone: BadgeTone } | null {
  if (dueAt === null || answeredAt !== null || status === 'wartet' || isClosed(status)) return null
  const left = Date.parse(dueAt) - now
  if (left < 0) return { text: `${span(-left)} zu spät`, tone: 'red' }
  return { text: `noch ${span(left)}`, tone: left < 4 * HOUR_MS ? 'amber' : 'grey' }
}

function span(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(1, Math.round(ms / MINUTE_MS))} Min.`
  if (ms < 2 * DAY_MS) return `${Math.round(ms / HOUR_MS)} Std.`
  return `${Math.round(ms / DAY_MS)} Tage`
}
