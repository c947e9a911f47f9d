import * as z from 'zod/mini'
import type { App } from '#platform/app.server.ts'
import type { Coordinates } from '../properties/property.ts'
import { readSmallJson } from './read-small-json.server.ts'

type Address = { street: string; postalCode: string; city: string }
type Point = { lat: number; lng: number }

/**
 * The point of an address, asked once when a building is saved, never when a page is shown: Google with a key, else the
 * configured service (GEOCODER_URL). Null without a service, a result or an answer; the map then
 * shows its default centre, as the specification says.
 */
export async function geocodeAddress(
  { config: { googleMapsApiKey, geocoderUrl, siteUrl }, log }: App,
  { street, postalCode, city }: Address,
): Promise<Coordinates | null> {
  const query = `${street}, ${postalCode} ${city}, Deutschland`
  try {
    if (googleMapsApiKey) return await askGoogle(query, googleMapsApiKey, siteUrl)
    const place = geocoderUrl ? await askGeocoder(query, { geocoderUrl, siteUrl }) : null
    return place && { ...place.point, precision: 'exact' }
  } catch (error) {
    log.warn('geocoding failed', { message: error instanceof Error ? error.message : String(error) })
  }
  return null
}

async function askGoogle(query: string, key: string, siteUrl: string): Promise<Coordinates | null> {
  const url = new URL('https://maps.googleapis.com/maps/api/geocode/json')
  url.search = new URLSearchParams({ address: query, key }).toString()
  const answer = (await readSmallJson(url, siteUrl)) as { results?: { geometry: { location: Point } }[] }
  const point = answer.results?.[0]?.geometry.location
  return point ? { lat: point.lat, lng: point.lng, precision: 'exact' } : null
}

type Asked = {
  geocoderUrl: string
  siteUrl: string /** Of two places with one name the nearer is meant. */
  near?: Point
}

/** The best place that the configured geocoder knows, with its name; null: none. Photon's address ends in `/api`, any other is Nominatim's. @throws when it does not answer */
export async function askGeocoder(
  query: string,
  { geocoderUrl, siteUrl, near }: Asked,
): Promise<{ point: Point; name: string } | null> {
  const url = new URL(geocoderUrl)
  const isPhoton = /\/api\/?$/.test(url.pathname)
  url.search = new URLSearchParams(isPhoton ? photonQuery(query, near) : nominatimQuery(query, near)).toString()
  const answer = await readSmallJson(url, siteUrl)
  return isPhoton ? photonPlace(answer) : nominatimPlace(answer)
}

const nominatimAnswer = z.array(
  z.object({ lat: z.coerce.number(), lon: z.coerce.number(), display_name: z.optional(z.string()) }),
)
const BESIDE_DEGREES = 0.5

function nominatimQuery(q: string, near: Point | undefined): Record<string, string> {
  const box = near && [
    near.lng - BESIDE_DEGREES,
    near.lat + BESIDE_DEGREES,
    near.lng + BESIDE_DEGREES,
    near.lat - BESIDE_DEGREES,
  ]
  return { q, format: 'jsonv2', limit: '1', countrycodes: 'de', ...(box && { viewbox: box.join(',') }) }
}

function nominatimPlace(answer: unknown) {
  const [first] = nominatimAnswer.parse(answer)
  return first ? { point: { lat: first.lat, lng: first.lon }, name: first.display_name ?? '' } : null
}

const word = z.optional(z.string())
const photonAnswer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({ name: word, street: word, housenumber: word, postcode: word, city: word }),
    }),
  ),
})

function photonQuery(q: string, near: Point | undefined): Record<string, string> {
  return { q, limit: '1', lang: 'de', ...(near && { lat: String(near.lat), lon: String(near.lng) }) }
}

function photonPlace(answer: unknown) {
  const [first] = photonAnswer.parse(answer).features
  if (!first) return null
  const { name, street, housenumber, postcode, city } = first.properties
  const parts = [name, [street, housenumber].filter(Boolean).join(' '), [postcode, city].filter(Boolean).join(' ')]
  const [lng, lat] = first.geometry.coordinates
  return { point: { lat, lng }, name: parts.filter(Boolean).join(', ') }
}
