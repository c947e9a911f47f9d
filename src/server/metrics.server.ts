import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { App } from '#platform/app.server.ts'
import type { Metrics } from '#platform/metrics/metrics.server.ts'
import { problem } from '#platform/http/problem.server.ts'

/** `GET /metrics` for Prometheus and its like: not there unless METRICS=on, and with METRICS_TOKEN only for who knows it. */
export function metricsPage(app: App, metrics: Metrics | null) {
  return async (c: Context): Promise<Response> => {
    if (!metrics) return problem(404, 'nicht-gefunden', 'Diese Adresse gibt es nicht.')
    const { metricsToken } = app.config
    if (metricsToken !== null && !isSame(c.req.header('Authorization') ?? '', `Bearer ${metricsToken}`))
      return problem(401, 'anmeldung-fehlt', 'Diese Adresse verlangt ein Kennwort (METRICS_TOKEN).')
    return new Response(await metrics.text(), {
      headers: { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' },
    })
  }
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
