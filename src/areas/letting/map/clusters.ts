import { tilePosition } from '#platform/map-tiles/tile-address.ts'
import { centerOf, type LocatedPlace, type Point } from './map-view.ts'

const TILE_PX = 256
/** Pins nearer to each other than this would cover one another: a pin is 32 px wide, a price up to 80. */
const NEAR_PX = { pin: 40, price: 84 }

/** Places that lie so near to each other at a zoom that one pin stands for them. */
export type Cluster = { key: string; point: Point; places: LocatedPlace[] }

/**
 * Groups places by their distance on the screen. The same places at the same zoom give the same groups wherever the map is
 * moved, and `key` names a group. 5,000 places take a few milliseconds.
 */
export function clustersOf(places: readonly LocatedPlace[], zoom: number): Cluster[] {
  const groups: { x: number; y: number; first: number; places: LocatedPlace[] }[] = []
  const groupsByCell = new Map<string, typeof groups>()
  const nearPx = NEAR_PX[places.some(({ flat }) => flat) ? 'price' : 'pin']

  for (const [index, place] of places.entries()) {
    const { x, y } = pixelOf(place.point, zoom)
    const column = Math.floor(x / nearPx)
    const row = Math.floor(y / nearPx)
    const near = around(column, row)
      .flatMap((cell) => groupsByCell.get(cell) ?? [])
      .find((group) => Math.hypot(group.x - x, group.y - y) < nearPx)
    if (near) {
      near.places.push(place)
      continue
    }
    const group = { x, y, first: index, places: [place] }
    groups.push(group)
    const cell = `${column} ${row}`
    groupsByCell.set(cell, [...(groupsByCell.get(cell) ?? []), group])
  }
  return groups.map((group) => ({
    key: `${group.first} ${group.places.length}`,
    point: centerOf(group.places.map(({ point }) => point)),
    places: group.places,
  }))
}

function around(column: number, row: number): string[] {
  const steps = [-1, 0, 1]
  return steps.flatMap((right) => steps.map((down) => `${column + right} ${row + down}`))
}

function pixelOf({ lat, lng }: Point, zoom: number): { x: number; y: number } {
  const { x, y } = tilePosition(lat, lng, zoom)
  return { x: x * TILE_PX, y: y * TILE_PX }
}

/** Room for the pins themselves at the edges, in CSS pixels. */
const MARGIN_PX = 48
const SMALLEST_ZOOM = 6

/** The zoom at which all points are seen in a frame of this size (CSS pixels): `most`, or as far out as is needed. */
export function zoomToShow(points: readonly Point[], frame: { width: number; height: number }, most: number): number {
  for (let zoom = most; zoom > SMALLEST_ZOOM; zoom--) {
    const pixels = points.map((point) => pixelOf(point, zoom))
    const width = Math.max(...pixels.map(({ x }) => x)) - Math.min(...pixels.map(({ x }) => x))
    const height = Math.max(...pixels.map(({ y }) => y)) - Math.min(...pixels.map(({ y }) => y))
    if (width <= frame.width - 2 * MARGIN_PX && height <= frame.height - 2 * MARGIN_PX) return zoom
  }
  return SMALLEST_ZOOM
}

/** The point in the middle between the outermost ones, which `zoomToShow` counts from. */
export function middleOf(points: readonly Point[]): Point {
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  return {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  }
}
