import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import { centerOf, MapError, type MapProvider, type MapView, mapTexts, type Point } from '../map-view.ts'

/** Google Maps, once the visitor has agreed to it. The key comes from our server when it is needed. */
export function googleProvider(): MapProvider {
  let key: Promise<string> | undefined
  const keyOnce = () => (key ??= fetchKey())
  return {
    locate: async (address) => geocode(address, await keyOnce()),
    draw: async (element, view) => draw(element, view, await keyOnce()),
  }
}

async function fetchKey(): Promise<string> {
  try {
    const response = await fetch('/api/get-google-maps-key', { headers: { Accept: 'application/json' } })
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
    const { apiKey } = (await response.json()) as { apiKey?: string }
    if (!apiKey) throw new Error(mapTexts.keyMissing)
    return apiKey
  } catch (error) {
    throw new MapError(mapTexts.otherFailure(error instanceof Error ? error.message : ''))
  }
}

/** Null when Google knows no such address or does not answer: the map then shows the default centre, without a message. */
async function geocode(address: string, key: string): Promise<Point | null> {
  try {
    const query = new URLSearchParams({ address: `${address}, Deutschland`, key })
    const response = await fetch(`https://maps.googleapis.com/maps/api/geocode/json?${query}`)
    const { results } = (await response.json()) as { results?: { geometry: { location: Point } }[] }
    return results?.[0]?.geometry.location ?? null
  } catch {
    return null
  }
}

let optionsSet = false

async function draw(element: HTMLElement, view: MapView, key: string): Promise<() => void> {
  if (!optionsSet) setOptions({ key, language: 'de', region: 'DE' })
  optionsSet = true
  const [{ Map: GoogleMap, InfoWindow }, { Marker }, { LatLngBounds }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
    importLibrary('core'),
  ]).catch(() => {
    throw new MapError(mapTexts.scriptFailed)
  })

  try {
    const map = new GoogleMap(element, { center: centerOf(view.places.map(({ point }) => point)), zoom: view.zoom })
    const bounds = new LatLngBounds()
    for (const { name, point, href } of view.places) {
      bounds.extend(point)
      const marker = new Marker({ map, position: point, title: name })
      const link = document.createElement(href ? 'a' : 'strong')
      link.textContent = name
      if (href) link.setAttribute('href', href)
      const bubble = new InfoWindow({ content: link })
      marker.addListener('click', () => bubble.open({ map, anchor: marker }))
    }
    if (view.places.length > 1) map.fitBounds(bounds)
    return () => element.replaceChildren()
  } catch (error) {
    throw new MapError(mapTexts.initFailed(error instanceof Error ? error.message : String(error)))
  }
}
