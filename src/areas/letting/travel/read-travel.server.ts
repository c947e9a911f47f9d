import { LRUCache } from 'lru-cache'
import type { App } from '#platform/app.server.ts'
import { cleanText } from '#platform/http/clean-input.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { oneFor } from '#platform/one-for.ts'
import { HOUR_MS } from '#values/durations.ts'
import { oneLine } from '#values/one-line.ts'
import type { Coordinates } from '../properties/property.ts'
import { askRouter } from './ask-router.server.ts'
import { findPlace, type FoundPlace } from './find-place.server.ts'
import {
  distanceInWords,
  kilometresBetween,
  LONGEST_GOAL,
  timesInWords,
  type Travel,
  type TravelTimes,
} from './travel.ts'

const tooMany = 'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte warten Sie eine Minute.'
const unanswered = 'Die Suche nach Adressen antwortet gerade nicht. Bitte versuchen Sie es später noch einmal.'
const unknownAddress = 'Das haben wir nicht gefunden. Bitte schreiben Sie Straße, Hausnummer und Ort.'

const unknownTown = (known: string[]) =>
  known.length === 0
    ? 'Diesen Ort kennen wir hier nicht.'
    : `Diesen Ort kennen wir hier nicht. Die Entfernung nennen wir Ihnen nach ${new Intl.ListFormat('de').format(known)}.`

/** How far it is from a flat to what somebody typed. Nothing of it is stored or logged; what services answered is remembered for an hour. */
export async function readTravel(
  app: App,
  given: string,
  { from, clientAddress }: { from: Coordinates; clientAddress: string },
): Promise<Travel> {
  const typed = oneLine(cleanText(given)).trim()
  const refused = (error: string): Travel => ({ typed, error })
  if (!/[\p{L}\p{N}]{2}/u.test(typed)) return refused('Bitte schreiben Sie, wohin Sie oft müssen.')
  if (typed.length > LONGEST_GOAL) return refused(`Bitte fassen Sie sich kürzer: höchstens ${LONGEST_GOAL} Zeichen.`)
  if (!limitsOf(app).takeTravel(clientAddress).ok) return refused(tooMany)

  const start = { lat: from.lat, lng: from.lng }
  let place: FoundPlace
  try {
    place = await rememberedFor(app, ['place', typed, start], () => findPlace(app, typed, start))
  } catch (error) {
    warn(app, 'geocoder failed', error)
    return refused(unanswered)
  }
  if (!place.found) return refused(app.config.geocoderUrl === null ? unknownTown(place.known) : unknownAddress)

  const { point } = place
  const sentences = [`Luftlinie ${distanceInWords(kilometresBetween(start, point))}.`]
  const { routing, siteUrl } = app.config
  if (routing) {
    const way = { from: start, to: point, now: app.clock.now(), siteUrl }
    try {
      const times: TravelTimes = await rememberedFor(app, ['way', start, point], () => askRouter(routing, way))
      const words = timesInWords(times)
      sentences.unshift(words === '' ? 'Einen Weg dorthin haben wir nicht gefunden.' : words)
      if (times.transit !== undefined) sentences.push('Bus und Bahn: an einem Werktag ab 8 Uhr.')
    } catch (error) {
      warn(app, 'routing failed', error)
      sentences.push('Fahrzeiten sind gerade nicht zu erfahren.')
    }
  }
  if (from.precision === 'town') sentences.push('Gerechnet von der ungefähren Lage der Wohnung.')
  return { typed, error: null, place: place.name, sentences }
}

/** Its kind alone: a message may quote what was asked. */
function warn(app: App, event: string, error: unknown): void {
  app.log.warn(event, { kind: error instanceof Error ? error.name : 'unknown' })
}

const MOST_REMEMBERED = 500

const rememberedOf = oneFor((_db: App['db']) => new LRUCache<string, object>({ max: MOST_REMEMBERED, ttl: HOUR_MS }))

/** Remembers a service's answer for an hour, in memory only, so that a second visitor or a reload asks nobody. A failure is not remembered. */
async function rememberedFor<Value extends object>(
  app: App,
  about: unknown[],
  ask: () => Promise<Value>,
): Promise<Value> {
  const kept = rememberedOf(app.db)
  const key = JSON.stringify(about)
  const known = kept.get(key)
  if (known) return known as Value
  const value = await ask()
  kept.set(key, value)
  return value
}
