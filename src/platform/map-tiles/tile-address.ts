/** A square of the map in the usual numbering (slippy map tile names): zoom, column, row. */
export type Tile = { z: number; x: number; y: number }

const SMALLEST_ZOOM = 5
const LARGEST_ZOOM = 18

/** Germany with a margin, in degrees: the cache serves our visitors' maps, not the world. */
export const servedArea = { south: 46.5, north: 55.5, west: 5, east: 16 }

/** The column and row in which a point (degrees) lies at a zoom, as fractions (Web Mercator). */
export function tilePosition(lat: number, lng: number, zoom: number): { x: number; y: number } {
  const squares = 2 ** zoom
  const radians = (lat * Math.PI) / 180
  return {
    x: ((lng + 180) / 360) * squares,
    y: ((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * squares,
  }
}

/** The tile that holds a point (degrees). */
export function tileAt(lat: number, lng: number, zoom: number): Tile {
  const { x, y } = tilePosition(lat, lng, zoom)
  return { z: zoom, x: Math.floor(x), y: Math.floor(y) }
}

/** Reads `12/2137/1401` as a tile that we serve; null for anything else. */
export function readTile(z: string, x: string, y: string): Tile | null {
  if (![z, x, y].every((part) => /^(0|[1-9]\d{0,6})$/.test(part))) return null
  const tile = { z: Number(z), x: Number(x), y: Number(y) }
  if (tile.z < SMALLEST_ZOOM || tile.z > LARGEST_ZOOM) return null
  const northWest = tileAt(servedArea.north, servedArea.west, tile.z)
  const southEast = tileAt(servedArea.south, servedArea.east, tile.z)
  const isInside = tile.x >= northWest.x && tile.x <= southEast.x && tile.y >= northWest.y && tile.y <= southEast.y
  return isInside ? tile : null
}
