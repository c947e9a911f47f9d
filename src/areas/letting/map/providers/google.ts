import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import { clustersOf, middleOf, zoomToShow } from '../clusters.ts'
import {
  APPROXIMATE_WITHIN_METRES,
  centerOf,
  type LocatedPlace,
  MapError,
  type MapProvider,
  type MapView,
  mapTexts,
  type Point,
  priceOf,
} from '../map-view.ts'
import { popupOf } from '../popup.ts'

/** Beyond these, pins that lie together at the first zoom are drawn as one: Google's own clusters are another script. */
const MOST_SINGLE_PINS = 200

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
  const [{ Map: GoogleMap, Circle, InfoWindow }, { Marker }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
  ]).catch(() => {
    throw new MapError(mapTexts.scriptFailed)
  })

  // Google writes its own position into the element's style, so it gets one of its own.
  const canvas = document.createElement('div')
  canvas.style.height = '100%'
  element.append(canvas)
  try {
    const points = view.places.map(({ point }) => point)
    const frame = { width: element.clientWidth || 320, height: element.clientHeight || 400 }
    const isSeveral = points.length > 1
    const zoom = isSeveral ? zoomToShow(points, frame, view.zoom) : view.zoom
    const map = new GoogleMap(canvas, { center: isSeveral ? middleOf(points) : centerOf(points), zoom })

    const [only] = view.places
    if (only?.isApproximate && !isSeveral) {
      const circle = new Circle({ map, center: only.point, radius: APPROXIMATE_WITHIN_METRES, clickable: false })
      const bounds = circle.getBounds()
      if (bounds) map.fitBounds(bounds)
    } else {
      for (const { places, point } of pinsOf(view.places, zoom)) {
        const label = priceOf(places) ?? (places.length > 1 ? String(places.length) : null)
        const marker = new Marker({ map, position: point, title: places[0]?.name ?? '', label })
        const bubble = new InfoWindow({ content: popupOf(places, view.follow) })
        marker.addListener('click', () => bubble.open({ map, anchor: marker }))
      }
    }
    return () => canvas.remove()
  } catch (error) {
    canvas.remove()
    throw new MapError(mapTexts.initFailed(error instanceof Error ? error.message : String(error)))
  }
}

function pinsOf(places: LocatedPlace[], zoom: number): { places: LocatedPlace[]; point: Point }[] {
  if (places.length > MOST_SINGLE_PINS) return clustersOf(places, zoom)
  return places.map((place) => ({ places: [place], point: place.point }))
}
