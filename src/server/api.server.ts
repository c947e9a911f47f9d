import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { App } from '#platform/app.server.ts'
import { problem } from './problem.server.ts'
import type { Variables } from './requests.server.ts'

/** Everything under /api. Reads carry an ETag; a read that nobody answers is a problem document, not a page. */
export function api(app: App) {
  void app
  return new Hono<{ Variables: Variables }>()
    .use('*', etag())
    .all('*', () => problem(404, 'unbekannt', 'Diese Adresse gibt es nicht.'))
}
