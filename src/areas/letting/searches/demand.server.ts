import type { App } from '#platform/app.server.ts'
import { formatRooms, formatWholeEuro } from '#ui/format.ts'
import { savedSearches } from './repository.server.ts'
import { filtersOf } from './search.ts'

export type DemandLine = { label: string; count: number }
export type Demand = { total: number; towns: DemandLine[]; rooms: DemandLine[]; rents: DemandLine[] }

/** Rents are counted in bands of so many euros. */
const BAND_EURO = 100
const MOST_ROOMS = 5

/** Counts the searches that run, by what they ask, and nothing of who asks. */
export async function readDemand(app: App): Promise<Demand> {
  const searches = await savedSearches(app.db).active(app.clock.now())
  const wanted = searches.map(({ query }) => filtersOf(query))
  return {
    total: wanted.length,
    towns: count(
      wanted.map(({ city }) => ({ rank: city === '' ? '\uFFFF' : city, label: city || 'Alle Orte' })),
    ).toSorted((one, other) => other.count - one.count),
    rooms: count(wanted.map(({ roomsFrom, roomsTo }) => roomsOf(roomsFrom ?? roomsTo))),
    rents: count(wanted.map(({ warmRentToEuro }) => rentOf(warmRentToEuro))),
  }
}

type Counted = { rank: string; label: string }

function roomsOf(rooms: number | null): Counted {
  if (rooms === null) return { rank: '9', label: 'beliebig' }
  const least = Math.min(Math.floor(rooms), MOST_ROOMS)
  return { rank: String(least), label: `${least === MOST_ROOMS ? 'ab ' : ''}${formatRooms(least)} Zimmer` }
}

function rentOf(most: number | null): Counted {
  if (most === null) return { rank: '9'.repeat(8), label: 'beliebig' }
  const band = Math.ceil(most / BAND_EURO) * BAND_EURO
  return { rank: String(band).padStart(8, '0'), label: `bis ${formatWholeEuro(band)} warm` }
}

function count(values: readonly Counted[]): DemandLine[] {
  return [...Map.groupBy(values, ({ rank }) => rank)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, group]) => ({ label: group[0]?.label ?? '', count: group.length }))
}
