import { site } from '#site'
import { formatWholeEuro } from '#ui/format.ts'

/** A point in degrees (WGS 84). */
export type Point = { lat: number; lng: number }

/**
 * One pin. `href` leads to the building's page; `address` is what a geocoder is asked when no point is stored. `isApproximate`: the
 * point stands for the town, because the address is withheld or not known better.
 */
export type MapPlace = {
  name: string
  address: string
  point: Point | null
  isApproximate?: boolean
  href?: string
  /** Of a flat: its pin shows the price, its entry these facts. */
  flat?: { warmRentEuro: number | null; facts: string }
}
export type LocatedPlace = MapPlace & { point: Point }

export type MapView = {
  /** Read out by screen readers, for example „Standort von Haus Rheinblick“. */
  label: string
  zoom: number
  places: LocatedPlace[]
  /** Opens a page of this site. */
  follow: (href: string) => void
}

export const ZOOM_SINGLE = 15
export const ZOOM_SEVERAL = 11

/** Metres around an approximate point within which the building lies: points are rounded to 0.01 degrees, which is at most 670 m. */
export const APPROXIMATE_WITHIN_METRES = 700

/** Names the price on a pin of these places: „767 €“, „ab 575 €“; null where no flat names one. */
export function priceOf(places: readonly MapPlace[]): string | null {
  const rents = places.flatMap(({ flat }) => flat?.warmRentEuro ?? [])
  if (rents.length === 0) return null
  return `${places.length > 1 ? 'ab ' : ''}${formatWholeEuro(Math.round(Math.min(...rents)))}`
}

/** The middle of all pins; the default centre when there is none. */
export function centerOf(points: readonly Point[]): Point {
  if (points.length === 0) return site.mapCenter
  const sum = points.reduce((total, { lat, lng }) => ({ lat: total.lat + lat, lng: total.lng + lng }), {
    lat: 0,
    lng: 0,
  })
  return { lat: sum.lat / points.length, lng: sum.lng / points.length }
}

/**
 * One way to draw a map. `locate` finds the point of an address, or null; `draw` puts the map into an empty element and
 * gives back how to remove it.
 * @throws MapError with the German sentence that the visitor sees.
 */
export type MapProvider = {
  locate: (address: string) => Promise<Point | null>
  draw: (element: HTMLElement, view: MapView) => Promise<() => void>
}

export class MapError extends Error {}

/** Words of the specification's error catalogue for a map that did not come. */
export const mapTexts = {
  loading: 'Karte wird geladen...',
  failed: 'Karte konnte nicht geladen werden',
  scriptFailed: 'Fehler beim Laden der Google Maps',
  keyMissing: 'Google Maps API key not found in response',
  otherFailure: (message: string) => `Fehler beim Laden der Karte: ${message || 'Unbekannter Fehler'}`,
  initFailed: (message: string) => `Fehler beim Initialisieren der Karte: ${message}`,
  tilesUnreachable: 'Der Kartendienst ist gerade nicht erreichbar.',
  approximate: 'Ungefähre Lage: Die genaue Adresse nennen wir Ihnen auf Anfrage.',
} as const
