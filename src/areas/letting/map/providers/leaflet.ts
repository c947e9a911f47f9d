import { tileAt } from '#platform/map-tiles/tile-address.ts'
import { centerOf, MapError, type MapProvider, type MapView, mapTexts } from '../map-view.ts'

const TILES = '/map-tiles/{z}/{x}/{y}.png'
const PIN =
  '<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true"><path fill="#0966cf" stroke="#fff" stroke-width="2" d="M16 1C7.7 1 1 7.6 1 15.8 1 27 16 41 16 41s15-14 15-25.2C31 7.6 24.3 1 16 1Z"/><circle cx="16" cy="16" r="5.5" fill="#fff"/></svg>'

/** OpenStreetMap on tiles that our own server fetches and keeps: no third party, so no consent is needed. */
export const leafletProvider: MapProvider = {
  // Points are stored when a building is saved; the browser asks no geocoder.
  locate: () => Promise.resolve(null),
  draw,
}

async function draw(element: HTMLElement, view: MapView): Promise<() => void> {
  const center = centerOf(view.places.map(({ point }) => point))
  await assertReachable(center, view.zoom)
  const [{ default: L }] = await Promise.all([import('leaflet'), import('leaflet/dist/leaflet.css')])

  try {
    const map = L.map(element, { center, zoom: view.zoom, scrollWheelZoom: false, zoomControl: false })
    L.control.zoom({ zoomInTitle: 'Vergrößern', zoomOutTitle: 'Verkleinern' }).addTo(map)
    map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>')
    L.tileLayer(TILES, {
      minZoom: 6,
      maxZoom: 18,
      attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap-Mitwirkende</a>',
    }).addTo(map)

    const icon = L.divIcon({
      html: PIN,
      className: 'map-pin',
      iconSize: [32, 42],
      iconAnchor: [16, 41],
      popupAnchor: [0, -36],
    })
    for (const place of view.places) {
      L.marker(place.point, { icon, title: place.name, alt: place.name }).addTo(map).bindPopup(popupOf(place))
    }
    if (view.places.length > 1) {
      map.fitBounds(L.latLngBounds(view.places.map(({ point }) => point)), { padding: [48, 48], maxZoom: view.zoom })
    }
    return () => map.remove()
  } catch (error) {
    throw new MapError(mapTexts.initFailed(error instanceof Error ? error.message : String(error)))
  }
}

/** One tile from the middle tells whether there will be a map, before the library is loaded. */
function assertReachable(center: { lat: number; lng: number }, zoom: number): Promise<void> {
  const { z, x, y } = tileAt(center.lat, center.lng, zoom)
  return new Promise((resolve, reject) => {
    const probe = new Image()
    probe.addEventListener('load', () => resolve())
    probe.addEventListener('error', () => reject(new MapError(mapTexts.tilesUnreachable)))
    probe.src = TILES.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  })
}

/** Built as elements, never as HTML text: names come from the office. */
function popupOf({ name, address, href }: MapView['places'][number]): HTMLElement {
  const box = document.createElement('div')
  const title = document.createElement(href ? 'a' : 'strong')
  title.textContent = name
  if (href) title.setAttribute('href', href)
  const line = document.createElement('p')
  line.textContent = address
  box.append(title, line)
  return box
}
