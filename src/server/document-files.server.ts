import { Hono } from 'hono'
import { serveDocument } from '#areas/letting/documents/serve.server.ts'
import type { App } from '#platform/app.server.ts'
import { problem } from '#platform/http/problem.server.ts'

/** What visitors may download with a building or flat: floor plans, exposés, certificates. */
export function documentFiles(app: App) {
  return new Hono().get('/dokumente/:id', async (c) => {
    const file = await serveDocument(app, c.req.param('id'))
    return file ?? problem(404, 'unbekannt', 'Dieses Dokument gibt es nicht mehr.')
  })
}
