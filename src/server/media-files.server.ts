import { Hono } from 'hono'
import type { App } from '#platform/app.server.ts'
import { servePicture } from '#platform/pictures/serve.server.ts'
import { problem } from '#platform/http/problem.server.ts'

/** Derived pictures; a name never changes its content, so browsers keep them for ever. */
export function mediaFiles(app: App) {
  return new Hono().get('/media/:file', async (c) => {
    const picture = await servePicture(app.config, c.req.param('file'))
    return picture ?? problem(404, 'unbekannt', 'Dieses Bild gibt es nicht.')
  })
}
