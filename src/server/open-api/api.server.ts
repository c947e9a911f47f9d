import { Hono } from 'hono'
import type { App } from '#platform/app.server.ts'
import { docsPage } from './docs-page.server.ts'
import { openApiDocument } from './document.server.ts'

/** `GET /api/openapi.json`, and the same to read at `/api/docs`. Made once: it changes with the program only. */
export function openApi(app: App) {
  let made: ReturnType<typeof openApiDocument> | undefined
  const document = () => (made ??= openApiDocument(app.config.siteUrl))
  return new Hono().get('/openapi.json', (c) => c.json(document())).get('/docs', (c) => c.html(docsPage(document())))
}
