import { DAY_MS } from '#values/durations.ts'

/** A calendar day (YYYY-MM-DD) at nine in the morning, UTC, as ISO 8601. */
export function listedAt(day: string): string {
  return `${day}T09:00:00.000Z`
}

/** The last day of a certificate issued on `issuedOn` (YYYY-MM-DD): ten years (GEG § 79 (3)), less one day. */
export function validUntil(issuedOn: string): string {
  const end = new Date(`${issuedOn}T00:00:00.000Z`)
  end.setUTCFullYear(end.getUTCFullYear() + 10)
  return new Date(end.getTime() - DAY_MS).toISOString().slice(0, 10)
}

/**
 * When a flat came into the list: what is still to let in the autumn of 2026, what is rented in the year before. The id
 * decides, so every seed gives the same order, mixed across the houses.
 */
export function flatListedAt(id: string, status: string): string {
  const [from, days] = status === 'rented' ? ['2025-09-01', 360] : ['2026-09-01', 80]
  return new Date(Date.parse(`${from}T07:00:00.000Z`) + (hash(id) % (days * 24 * 60)) * 60_000).toISOString()
}

/** FNV-1a, 32 bits: spreads similar ids. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}
