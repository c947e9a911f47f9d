import { Hono } from 'hono'
import type { App } from '#platform/app.server.ts'
import { problem } from '#platform/http/problem.server.ts'

/** GET /api/get-google-maps-key: the key that visitors' browsers load the map with; 404 when none is configured. */
export function mapApi(app: App) {
  return new Hono().get('/get-google-maps-key', (c) => {
    const apiKey = app.config.googleMapsApiKey
    c.header('Cache-Control', 'no-store')
    if (apiKey) return c.json({ apiKey })
    return problem(404, 'kein-kartenschluessel', 'Es ist kein Google-Maps-Schlüssel eingerichtet.')
  })
}
