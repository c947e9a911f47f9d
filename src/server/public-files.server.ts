import { Hono } from 'hono'
import { serveDocument } from '#areas/letting/documents/serve.server.ts'
import { serveVideo } from '#areas/letting/videos/serve.server.ts'
import type { App } from '#platform/app.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { readTile } from '#platform/map-tiles/tile-address.ts'
import { createTiles } from '#platform/map-tiles/tiles.server.ts'
import { servePicture } from '#platform/pictures/files.server.ts'

/**
 * Files that anybody may see: derived pictures, the downloads of a building or flat, videos of flats in the parts that a player asks for, and
 * map tiles from our own address, so that no visitor's browser meets the tile server.
 */
export function publicFiles(app: App) {
  const { mapTilesUrl: tilesUrl, dataDir, siteUrl } = app.config
  const tiles = createTiles({ tilesUrl, dataDir, siteUrl, now: app.clock.now })
  return new Hono()
    .get('/media/:file', async (c) => {
      const picture = await servePicture(app.config, c.req.param('file'))
      return picture ?? problem(404, 'unbekannt', 'Dieses Bild gibt es nicht.')
    })
    .get('/dokumente/:id', async (c) => {
      const file = await serveDocument(app, c.req.param('id'))
      return file ?? problem(404, 'unbekannt', 'Dieses Dokument gibt es nicht mehr.')
    })
    .get('/videos/:file', async (c) => {
      const video = await serveVideo(app, c.req.raw, { file: c.req.param('file') })
      return video ?? problem(404, 'unbekannt', 'Dieses Video gibt es nicht mehr.')
    })
    .get('/map-tiles/:z/:x/:file{\\d+\\.png}', async (c) => {
      const tile = readTile(c.req.param('z'), c.req.param('x'), c.req.param('file').replace('.png', ''))
      if (!tile) return problem(404, 'unbekannt', 'Diesen Kartenausschnitt gibt es hier nicht.')
      const png = await tiles.read(tile)
      // Not our failure, and the map says it in words: an answer without a picture leaves no error in the browser's console.
      if (!png) return c.body(null, 204, { 'Cache-Control': 'no-store', 'Retry-After': '30' })
      return new Response(new Uint8Array(png), {
        headers: {
          'Content-Type': 'image/png',
          'Content-Length': String(png.byteLength),
          'Cache-Control': 'public, max-age=604800',
        },
      })
    })
}
