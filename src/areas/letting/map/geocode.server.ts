import type { App } from '#platform/app.server.ts'
import type { Coordinates } from '../properties/property.ts'

type Address = { street: string; postalCode: string; city: string }

const TIMEOUT_MS = 5000

/**
 * The point of an address, asked once when a building is saved, never when a page is shown: Google with a key, else the
 * configured Nominatim-compatible service (GEOCODER_URL). Null without a service, a result or an answer; the map then
 * shows its default centre, as the specification says.
 */
export async function geocodeAddress(
  { config, log }: App,
  { street, postalCode, city }: Address,
): Promise<Coordinates | null> {
  const query = `${street}, ${postalCode} ${city}, Deutschland`
  try {
    if (config.googleMapsApiKey) return await askGoogle(query, config.googleMapsApiKey)
    if (config.geocoderUrl) return await askNominatim(query, config.geocoderUrl, config.siteUrl)
  } catch (error) {
    log.warn('geocoding failed', { message: error instanceof Error ? error.message : String(error) })
  }
  return null
}

async function askGoogle(query: string, key: string): Promise<Coordinates | null> {
  const url = `https://maps.googleapis.com/maps/api/geocode/json?${new URLSearchParams({ address: query, key })}`
  const answer = (await readJson(url, {})) as { results?: { geometry: { location: { lat: number; lng: number } } }[] }
  const point = answer.results?.[0]?.geometry.location
  return point ? { lat: point.lat, lng: point.lng, precision: 'exact' } : null
}

async function askNominatim(query: string, geocoderUrl: string, siteUrl: string): Promise<Coordinates | null> {
  const url = new URL(geocoderUrl)
  url.search = new URLSearchParams({ q: query, format: 'jsonv2', limit: '1', countrycodes: 'de' }).toString()
  const answer = (await readJson(url.href, { 'User-Agent': `RheinbogenWebsite/1.0 (+${siteUrl})` })) as {
    lat?: string
    lon?: string
  }[]
  const [lat, lng] = [Number(answer[0]?.lat), Number(answer[0]?.lon)]
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng, precision: 'exact' } : null
}

async function readJson(url: string, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json', ...headers },
    // The setting names the one server that is asked.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The geocoder answered ${response.status}`)
  return response.json()
}
