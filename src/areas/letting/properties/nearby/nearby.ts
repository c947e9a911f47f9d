import { formatNumber } from '#ui/format.ts'

/** A place near a building; one of both distances is known, on foot. */
export type NearbyPlace = { kind: string; name: string; walkingMinutes: number | null; metres: number | null }

const MOST_PLACES = 20
const MOST_MINUTES = 90
const MOST_METRES = 20_000

/** How staff type it: „Haltestelle, Rathaus, 4 Min.“, „Supermarkt, Markt am Tor, 600 m“. Null: not to be understood. */
export function readNearbyPlace(line: string): NearbyPlace | null {
  const parts = line.split(',').map((part) => part.trim())
  const [kind = '', distance = ''] = [parts[0], parts.at(-1)]
  const name = parts.slice(1, -1).join(', ')
  if (parts.length < 3 || kind === '' || name === '') return null
  const minutes = /^(\d{1,2}) ?(?:min\.?|minuten?)(?: zu fuß)?$/i.exec(distance)
  if (minutes) return within({ kind, name, walkingMinutes: Number(minutes[1]), metres: null })
  const metres = /^(\d{1,2}\.\d{3}|\d{1,5}) ?m(?:eter)?$/i.exec(distance)
  return metres && within({ kind, name, walkingMinutes: null, metres: Number(metres[1]?.replace('.', '')) })
}

function within(place: NearbyPlace): NearbyPlace | null {
  const distance = place.walkingMinutes ?? place.metres ?? 0
  return distance >= 1 && distance <= (place.metres === null ? MOST_MINUTES : MOST_METRES) ? place : null
}

/** Judges the lines, in words for the field; null when all can be shown. */
export function nearbyFault(lines: readonly string[]): string | null {
  if (lines.length > MOST_PLACES) return `Bitte nennen Sie höchstens ${MOST_PLACES} Orte.`
  const wrong = lines.find((line) => readNearbyPlace(line) === null)
  if (wrong === undefined) return null
  return `Bitte schreiben Sie Art, Name und Entfernung mit Kommas, zum Beispiel „Haltestelle, Rathaus, 4 Min.“ Das geht hier nicht: „${wrong.slice(0, 80)}“`
}

export const readNearby = (lines: readonly string[]): NearbyPlace[] =>
  lines.flatMap((line) => readNearbyPlace(line) ?? [])

/** „4 Minuten zu Fuß“, „600 m“. */
export function distanceText({ walkingMinutes, metres }: NearbyPlace): string {
  if (walkingMinutes === null) return `${formatNumber(metres ?? 0)}\u00a0m`
  return walkingMinutes === 1 ? '1\u00a0Minute zu Fuß' : `${walkingMinutes}\u00a0Minuten zu Fuß`
}
