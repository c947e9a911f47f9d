import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { readStandardLegals } from '#areas/company/public.server.ts'
import { appContext, type App, httpContext } from '#platform/app.server.ts'
import { wordedPages } from '#areas/worded-pages.ts'
import { refreshSiteForPage } from '#company/current.server.ts'
import { isDatabaseBusy } from '#platform/database/database-busy.server.ts'
import type { ContentVersionSource } from '#platform/database/content-version.server.ts'
import { loggedPath } from '#platform/http/address.ts'
import { admissionControl } from './admission-control.server.ts'
import { api } from './api.server.ts'
import { builtFiles } from './built-files.server.ts'
import { cachedAnswers } from './cache/cached-answers.server.ts'
import { compress } from './compress.server.ts'
import { bodyLimitOf, limitBody } from './limit-body.server.ts'
import { drawnFiles, lookFiles, sharedPictures } from './look-files.server.ts'
import { lingeringClose } from './lingering-close.server.ts'
import type { Metrics } from './metrics/metrics.server.ts'
import { brokenProblem, busyProblem } from './problem.server.ts'
import { missingFiles, officeHeaders, senderHeaders } from './private-pages.server.ts'
import { metricsPage, health, readiness } from './probes.server.ts'
import { normalAddress, spellingOf, redirects } from './normal-address.server.ts'
import { allAddresses, publicPagesOf } from './public-pages.server.ts'
import { requests, type Variables } from './requests.server.ts'
import { sameOrigin } from './same-origin.server.ts'
import { insteadOfPage } from './not-offered.server.ts'
import { knownMethods, plainAddress, securityHeaders } from './security.server.ts'
import { publicFiles } from './public-files.server.ts'
import { seoFiles } from './seo-files.server.ts'
import { isAmbiguous, refuseAmbiguous, refuseUnreadable } from './unreadable-request.ts'

const serverBuild = () => import('virtual:react-router/server-build')

// Asked for by a function, the build is ranked anew for each request; that is what development needs.
let renderPage = createRequestHandler(serverBuild)

let spelling = async () => spellingOf(allAddresses((await serverBuild()).routes))

/** Reads every page's code and shipped text now: a site that is out of file descriptors could not when the first visitor comes. */
export async function loadPages(): Promise<void> {
  const build = await serverBuild()
  renderPage = createRequestHandler(build)
  readStandardLegals()
  const known = Promise.resolve(spellingOf(allAddresses(build.routes)))
  spelling = () => known
}

type Parts = {
  versions: ContentVersionSource
  metrics: Metrics | null
  /** The folder of the build's files; null while developing, where Vite serves them. */
  files: string | null
}

/** Answers what needs no Hono, which costs more than sending a kept answer. */
export function requestListener(app: App, { versions, metrics, files }: Parts): RequestListener {
  const { fetch } = pipeline(app, { versions, metrics, files })
  const kept = cachedAnswers(app, { versions, fetch })
  const made = getRequestListener(lingeringClose(fetch), {
    overrideGlobalObjects: false,
    errorHandler: (error) => refuseUnreadable(app.log, error),
  })
  return (httpRequest, response) => {
    metrics?.observe(httpRequest, response)
    if (isAmbiguous(httpRequest)) return refuseAmbiguous(response)
    kept(httpRequest, response, () => void made(httpRequest, response))
  }
}

/** And what it meets then, from top to bottom. Only what stands below admission control is refused under load. */
export function pipeline(app: App, { versions, metrics, files }: Parts) {
  const list = new Hono<{ Variables: Variables }>()
  if (files !== null) list.use(builtFiles(files))
  return list
    .use(requests(app))
    .use(securityHeaders())
    .use(knownMethods())
    .use(plainAddress())
    .use(normalAddress(() => spelling()))
    .use(sameOrigin(app))
    .get('/healthz', async () => health(app))
    .get('/readyz', async () => readiness(app))
    .get('/metrics', metricsPage(app, metrics))
    .route('/', publicFiles(app))
    .route('/', lookFiles(app))
    .route('/', sharedPictures(app))
    .use(admissionControl(app.log))
    .use(async (_c, next) => {
      await refreshSiteForPage(app, versions, wordedPages)
      await next()
    })
    .use(compress())
    .route('/', drawnFiles(app))
    .use(limitBody(bodyLimitOf))
    .use('/verwaltung/*', officeHeaders(), missingFiles())
    .use('/verwaltung.data', officeHeaders())
    .use('/vorgang/*', senderHeaders(), missingFiles())
    .use('/suchauftrag/:token/*', senderHeaders())
    .use('/stoerungen/:token/*', senderHeaders())
    .use('/besichtigung/:token/*', senderHeaders(), missingFiles())
    .get('*', redirects())
    .route(
      '/',
      seoFiles(app, () => publicPagesOf(serverBuild)),
    )
    .route('/api', api(app))
    .all('*', (c) => {
      const context = new RouterContextProvider()
      context.set(appContext, app)
      context.set(httpContext, c.get('facts'))
      const instead = insteadOfPage(c.req.raw, context)
      return instead instanceof Response ? instead : renderPage(instead ?? c.req.raw, context)
    })
    .onError((error, c) => {
      if (error instanceof HTTPException) return error.getResponse()
      const { httpRequestId } = c.get('facts')
      const path = loggedPath(c.req.path)
      if (isDatabaseBusy(error)) {
        app.log.warn('request refused', { requestId: httpRequestId, path, reason: error.message })
        return busyProblem(error)
      }
      app.log.error('request failed', error, { requestId: httpRequestId, path })
      return brokenProblem(httpRequestId)
    })
}
