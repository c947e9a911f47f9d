import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { appContext, type App, requestContext } from '#platform/app.server.ts'
import { isDatabaseBusy } from '#platform/database/database-busy.server.ts'
import { assertHealthy } from '#platform/health.server.ts'
import { loggedPath } from '#platform/http/shown-path.ts'
import { checkReadiness } from '#platform/readiness.server.ts'
import { api } from './api.server.ts'
import { compress } from './compress.server.ts'
import { limitBody } from './limit-body.server.ts'
import { mapTiles } from './map-tiles.server.ts'
import type { Metrics } from '#platform/metrics/metrics.server.ts'
import { documentFiles } from './document-files.server.ts'
import { mediaFiles } from './media-files.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { brokenProblem, busyProblem } from './problem.server.ts'
import { missingFiles } from './missing-files.server.ts'
import { metricsPage } from './metrics.server.ts'
import { officeHeaders } from './office-headers.server.ts'
import { createPageHandler } from './page-handlers.server.ts'
import { publicPagesOf } from './public-pages.server.ts'
import { redirects } from './redirects.server.ts'
import { requests, type Variables } from './requests.server.ts'
import { knownMethods, plainAddress, sameOrigin, securityHeaders } from './security.server.ts'
import { senderHeaders } from './sender-headers.server.ts'
import { seoFiles } from './seo-files.server.ts'

/** Larger than any form: photos and certificates of one request (trust.md). Each form's own limit is smaller. */
const LARGEST_BODY_BYTES = 42 * 1024 * 1024

const serverBuild = () => import('virtual:react-router/server-build')

// Asked for by a function, the build is ranked anew for each request; that is what development needs.
let renderPage: ReturnType<typeof createPageHandler> = createRequestHandler(serverBuild)

/** Reads every page's code now: a site that is out of file descriptors could not when the first visitor comes. */
export async function loadPages(): Promise<void> {
  renderPage = createPageHandler(await serverBuild())
}

/** Every request runs through this list from top to bottom. */
export function pipeline(app: App, metrics: Metrics | null = null) {
  return new Hono<{ Variables: Variables }>()
    .use(requests(app))
    .use(securityHeaders())
    .use(compress())
    .use(knownMethods())
    .use(plainAddress())
    .use(sameOrigin(app.config.siteUrl))
    .use(limitBody(LARGEST_BODY_BYTES))
    .get('/healthz', async () => health(app))
    .get('/readyz', async () => readiness(app))
    .get('/metrics', metricsPage(app, metrics))
    .use('/verwaltung/*', officeHeaders(), missingFiles())
    .use('/vorgang/*', senderHeaders(), missingFiles())
    .route('/', redirects())
    .route('/', mediaFiles(app))
    .route('/', documentFiles(app))
    .route('/', mapTiles(app))
    .route(
      '/',
      seoFiles(app, () => publicPagesOf(serverBuild)),
    )
    .route('/api', api(app))
    .all('*', (c) => {
      const context = new RouterContextProvider()
      context.set(appContext, app)
      context.set(requestContext, c.get('facts'))
      return renderPage(c.req.raw, context)
    })
    .onError((error, c) => {
      if (error instanceof HTTPException) return error.getResponse()
      const { requestId } = c.get('facts')
      const path = loggedPath(c.req.path)
      if (isDatabaseBusy(error)) {
        app.log.warn('request refused', { requestId, path, reason: error.message })
        return busyProblem(error)
      }
      app.log.error('request failed', error, { requestId, path })
      return brokenProblem(requestId)
    })
}

/** 200 when the next submission would be stored: the database answers, takes a write, and no migration is missing. */
async function health(app: App): Promise<Response> {
  try {
    await assertHealthy(app)
    return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    app.log.error('health check failed', error)
  }
  return problem(503, 'nicht-bereit', 'Die Datenbank antwortet nicht oder ist nicht auf dem neuesten Stand.')
}

/** As `/healthz`, and mails leave, and the disk has room. For monitoring; a load balancer asks `/healthz`. */
async function readiness(app: App): Promise<Response> {
  const healthy = await health(app)
  if (!healthy.ok) return healthy
  const { isReady, checks } = await checkReadiness(app)
  const headers = { 'Cache-Control': 'no-store' }
  if (isReady) return Response.json({ status: 'ok', checks }, { headers })
  const detail = checks.filter((check) => !check.isOk).map((check) => `${check.name}: ${check.detail}`)
  return problem(503, 'nicht-bereit', 'Ein Teil der Seite braucht Aufmerksamkeit.', { detail: detail.join('; ') })
}
