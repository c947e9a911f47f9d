import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { App } from '#platform/app.server.ts'
import { assertHealthy, checkReadiness } from '#operations/health.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import type { Metrics } from './metrics/metrics.server.ts'

const ok = () => Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })

/** 200 when the next request would be stored: the database answers, takes a write, and no migration is missing. */
export async function health(app: App): Promise<Response> {
  try {
    await assertHealthy(app)
    return ok()
  } catch (error) {
    app.log.error('health check failed', error)
  }
  return problem(503, 'nicht-bereit', 'Die Datenbank antwortet nicht oder ist nicht auf dem neuesten Stand.')
}

/**
 * As `/healthz`, and mails leave, and the disk has room. For monitoring; a load balancer asks `/healthz`. Anybody may ask, so what is
 * wrong stands in the log alone.
 */
export async function readiness(app: App): Promise<Response> {
  const healthy = await health(app)
  if (!healthy.ok) return healthy
  const { isReady, checks } = await checkReadiness(app)
  if (isReady) return ok()
  const failed = checks.filter((check) => !check.isOk).map((check) => `${check.name}: ${check.detail}`)
  app.log.warn('not ready', { checks: failed.join('; ') })
  return problem(503, 'nicht-bereit', 'Ein Teil der Seite braucht Aufmerksamkeit.')
}

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
