import { quoted } from '#values/quoted.ts'
import { activeFilters } from '../overview/active-filters.ts'
import { type ApartmentFilters, readApartmentFilters } from '../apartments/search/filters.ts'

/** How long a search looks before it asks whether it is still wanted, and how long it may wait for its confirmation. */
export const SEARCH_DAYS = 90
export const CONFIRM_DAYS = 3
/** So many days before its end a mail asks. */
export const RENEWAL_DAYS = 7
/** More nobody needs, and nobody's mailbox is filled through this form. */
export const MOST_PER_ADDRESS = 10
export const MOST_MAILS_A_DAY = 3

export const frequencies = [
  { value: 'at-once', label: 'Sofort', hint: 'Eine E-Mail, sobald etwas passt.' },
  { value: 'daily', label: 'Täglich', hint: 'Höchstens eine am Tag, um 7:30 Uhr.' },
  { value: 'weekly', label: 'Wöchentlich', hint: 'Höchstens eine, montags um 7:30 Uhr.' },
] as const

export type Frequency = (typeof frequencies)[number]['value']

/** Why a notice about a flat is sent. */
export type Reason = 'new' | 'cheaper' | 'free-again'

export const filtersOf = (query: string): ApartmentFilters => readApartmentFilters(new URLSearchParams(query))

/** Each wish in the words of the overview's chips: „Neustadt“, „ab 2 Zimmer“. */
export function wishes(query: string, buildingName: string | null = null): string[] {
  const filters = filtersOf(query)
  const buildings = buildingName === null ? [] : [{ id: filters.propertyId, name: buildingName }]
  return activeFilters(filters, buildings).map(({ label }) => label)
}

/** „Neustadt, ab 2 Zimmer, bis 800 € warm“ */
export function searchInWords(query: string, buildingName: string | null = null): string {
  return wishes(query, buildingName).join(', ') || 'Alle Wohnungen'
}

/** As a name in a sentence. */
export const searchQuoted = (query: string, buildingName: string | null = null) =>
  quoted(searchInWords(query, buildingName))

/** `waiting`: not confirmed yet. */
export type SearchState = 'waiting' | 'active' | 'paused' | 'ended'

export type Stated = { confirmedAt: string | null; pausedAt: string | null; endsAt: string }

export function stateOf({ confirmedAt, pausedAt, endsAt }: Stated, now: Date): SearchState {
  if (endsAt <= now.toISOString()) return 'ended'
  if (confirmedAt === null) return 'waiting'
  return pausedAt === null ? 'active' : 'paused'
}
