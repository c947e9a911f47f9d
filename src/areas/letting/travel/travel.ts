import { formatNumber } from '#ui/format.ts'

/** As the address names it: `/wohnung/12?ziel=Kassel`. */
export const GOAL = 'ziel'

export const LONGEST_GOAL = 120

export type Mode = 'foot' | 'bike' | 'transit' | 'car'

/** How long each way takes, in minutes; those that nobody knows are missing. */
export type TravelTimes = Partial<Record<Mode, number>>

/** A question for the way from a flat, as it was typed, and what became of it. */
export type Travel = { typed: string } & ({ error: string } | { error: null; place: string; sentences: string[] })

type Point = { lat: number; lng: number }

const EARTH_KM = 6371

/** As the crow flies (haversine). */
export function kilometresBetween(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const lat = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const lng = Math.sin(radians(to.lng - from.lng) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lng))
}

const ways = { foot: 'zu Fuß', bike: 'mit dem Rad', transit: 'mit Bus und Bahn', car: 'mit dem Auto' } as const
/** Nobody walks further to work. */
const LONGEST_WALK = 60

/** „Mit dem Rad 18 Minuten, mit dem Auto 12 Minuten.“ Empty when nothing is known. */
export function timesInWords(times: TravelTimes): string {
  const parts = (Object.keys(ways) as Mode[]).flatMap((mode) => {
    const minutes = times[mode]
    return minutes === undefined || (mode === 'foot' && minutes > LONGEST_WALK)
      ? []
      : [`${ways[mode]} ${durationInWords(minutes)}`]
  })
  const sentence = parts.join(', ')
  return sentence === '' ? '' : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function durationInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const inHours = hours === 1 ? '1\u00A0Stunde' : `${hours}\u00A0Stunden`
  const inMinutes = rest === 1 ? '1\u00A0Minute' : `${rest}\u00A0Minuten`
  return hours === 0 ? inMinutes : rest === 0 ? inHours : `${inHours} ${inMinutes}`
}

/** „6,4 km“; below a kilometre in metres. */
export function distanceInWords(kilometres: number): string {
  if (kilometres < 1) return `${Math.round(kilometres * 20) * 50}\u00A0m`
  return `${formatNumber(kilometres < 20 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres))}\u00A0km`
}
