import type * as Leaflet from 'leaflet'
import { servedArea, tileAt } from '#platform/map-tiles/tile-address.ts'
import { middleOf, zoomToShow } from '../clusters.ts'
import {
  APPROXIMATE_WITHIN_METRES,
  centerOf,
  MapError,
  type MapProvider,
  type MapView,
  mapTexts,
  type Point,
} from '../map-view.ts'
import { drawPins } from './leaflet-pins.ts'

const TILES = '/map-tiles/{z}/{x}/{y}.png'

/** OpenStreetMap on tiles that our own server fetches and keeps: no third party, so no consent is needed. */
export const leafletProvider: MapProvider = {
  // Points are stored when a building is saved; the browser asks no geocoder.
  locate: () => Promise.resolve(null),
  draw,
}

async function draw(element: HTMLElement, view: MapView): Promise<() => void> {
  const points = view.places.map(({ point }) => point)
  const zoom = points.length > 1 ? zoomToShow(points, frameOf(element), view.zoom) : view.zoom
  const center = points.length > 1 ? middleOf(points) : centerOf(points)
  await assertReachable(center, zoom)
  const [{ default: L }] = await Promise.all([
    import('leaflet'),
    import('leaflet/dist/leaflet.css'),
    import('./leaflet.css'),
  ])

  try {
    const moves = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const map = L.map(element, {
      center,
      zoom,
      scrollWheelZoom: false, // it would catch those who only scroll past
      zoomControl: false,
      zoomAnimation: moves,
      fadeAnimation: moves,
      inertia: moves,
    })
    L.control.zoom({ zoomInTitle: 'Vergrößern', zoomOutTitle: 'Verkleinern' }).addTo(map)
    map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>')
    L.tileLayer(TILES, {
      minZoom: 6,
      maxZoom: 18,
      bounds: [
        [servedArea.south, servedArea.west],
        [servedArea.north, servedArea.east],
      ],
      attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap-Mitwirkende</a>',
    }).addTo(map)

    const [only] = view.places
    if (view.places.length === 1 && only?.isApproximate) drawCircle(L, map, only.point)
    else drawPins(L, map, view)
    return () => map.remove()
  } catch (error) {
    throw new MapError(mapTexts.initFailed(error instanceof Error ? error.message : String(error)))
  }
}

/** The building lies somewhere in it. */
function drawCircle(L: typeof Leaflet, map: Leaflet.Map, point: Point): void {
  const circle = L.circle(point, {
    radius: APPROXIMATE_WITHIN_METRES,
    color: 'var(--color-action)',
    weight: 2,
    dashArray: '6 6',
    fillOpacity: 0.12,
    interactive: false,
  }).addTo(map)
  map.fitBounds(circle.getBounds(), { animate: false })
}

/** Not yet laid out (a hidden part), it is taken as the smallest frame there is. */
function frameOf(element: HTMLElement): { width: number; height: number } {
  return { width: element.clientWidth || 320, height: element.clientHeight || 400 }
}

/** One tile from the middle tells whether there will be a map, before the library is loaded. */
function assertReachable(center: Point, zoom: number): Promise<void> {
  const { z, x, y } = tileAt(center.lat, center.lng, zoom)
  return new Promise((resolve, reject) => {
    const probe = new Image()
    probe.addEventListener('load', () => resolve())
    probe.addEventListener('error', () => reject(new MapError(mapTexts.tilesUnreachable)))
    probe.src = TILES.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  })
}
