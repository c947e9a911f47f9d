import type * as Leaflet from 'leaflet'
import { type Cluster, clustersOf } from '../clusters.ts'
import { type MapView, priceOf } from '../map-view.ts'
import { clusterLabel, popupOf } from '../popup.ts'

const PIN =
  '<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true"><path fill="var(--color-action)" stroke="#fff" stroke-width="2" d="M16 1C7.7 1 1 7.6 1 15.8 1 27 16 41 16 41s15-14 15-25.2C31 7.6 24.3 1 16 1Z"/><circle cx="16" cy="16" r="5.5" fill="#fff"/></svg>'
const CLOSEST_ZOOM = 18

/** Draws the pins of what is seen, and again whenever that changes: thousands of places stay a few dozen elements. */
export function drawPins(L: typeof Leaflet, map: Leaflet.Map, view: MapView): void {
  const shown = new Map<string, Leaflet.Marker>()
  let clustered: { zoom: number; clusters: Cluster[] } | undefined

  function refresh(): void {
    const zoom = map.getZoom()
    if (clustered?.zoom !== zoom) clustered = { zoom, clusters: clustersOf(view.places, zoom) }
    const seen = map.getBounds().pad(0.3)
    const wanted = new Map(
      clustered.clusters
        .filter(({ point }) => seen.contains(point))
        .map((cluster) => [`${zoom} ${cluster.key}`, cluster]),
    )
    const losesFocus = [...shown].some(([key, marker]) => !wanted.has(key) && hasFocus(marker))
    for (const [key, marker] of shown) {
      if (wanted.has(key)) continue
      marker.remove()
      shown.delete(key)
    }
    for (const [key, cluster] of wanted) if (!shown.has(key)) shown.set(key, pinOf(L, map, cluster, view))
    // The pin that had it stands for other places now.
    if (losesFocus) map.getContainer().focus({ preventScroll: true })
  }

  map.on('zoomend moveend', refresh)
  map.on('popupopen', ({ popup }) => takeFocus(popup))
  map.getContainer().addEventListener('keydown', (event) => {
    if (event.key === 'Escape') map.closePopup()
  })
  refresh()
}

function pinOf(L: typeof Leaflet, map: Leaflet.Map, cluster: Cluster, view: MapView): Leaflet.Marker {
  const { places, point } = cluster
  const label = clusterLabel(places)
  const icon = iconOf(L, places)
  const marker = L.marker(point, { icon, title: label }).addTo(map)
  const element = marker.getElement()
  element?.setAttribute('aria-label', label)

  const isOpenable = () => places.length === 1 || map.getZoom() >= CLOSEST_ZOOM || lieTogether(cluster)
  if (isOpenable()) {
    marker.bindPopup(popupOf(places, view.follow), { maxHeight: 260 })
    marker.on('popupclose', ({ popup }) => {
      // Closed with the key or its button, the focus goes back to the pin; closed by opening another one, it stays there.
      const isLost = document.activeElement === document.body || popup.getElement()?.contains(document.activeElement)
      if (isLost) element?.focus({ preventScroll: true })
    })
    // Leaflet itself answers only to Enter.
    element?.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      marker.openPopup()
    })
  } else {
    const enter = () => map.fitBounds(L.latLngBounds(places.map((place) => place.point)), { padding: [64, 64] })
    marker.on('click', enter)
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      enter()
    })
  }
  return marker
}

function iconOf(L: typeof Leaflet, places: Cluster['places']): Leaflet.DivIcon {
  const price = priceOf(places)
  if (price !== null)
    return L.divIcon({ html: `<span>${price}</span>`, className: 'map-price', iconSize: [0, 0], popupAnchor: [0, -18] })
  return places.length === 1
    ? L.divIcon({ html: PIN, className: 'map-pin', iconSize: [32, 42], iconAnchor: [16, 41], popupAnchor: [0, -36] })
    : L.divIcon({ html: String(places.length), className: 'map-cluster', iconSize: [44, 44], popupAnchor: [0, -18] })
}

/** At the very same point (several withheld addresses of one town): no zoom takes them apart. */
function lieTogether({ places }: Cluster): boolean {
  return places.every(({ point }) => point.lat === places[0]?.point.lat && point.lng === places[0]?.point.lng)
}

function hasFocus(marker: Leaflet.Marker): boolean {
  const parts = [marker.getElement(), marker.getPopup()?.getElement()]
  return parts.some((part) => part?.contains(document.activeElement))
}

/** Opened from its pin, a popup is read next; its close button speaks German. */
function takeFocus(popup: Leaflet.Popup): void {
  const element = popup.getElement()
  element?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', 'Schließen')
  element?.querySelector<HTMLElement>('.map-popup a')?.focus({ preventScroll: true })
}
