import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { helpApi } from '#areas/help-centre/articles/api.server.ts'
import { jobsApi } from '#areas/jobs/openings/api.server.ts'
import { isKindOffered } from '#areas/kinds.ts'
import { eachFormKind } from '#areas/kinds.server.ts'
import {
  apartmentsApi,
  apartmentsByIdApi,
  applicationChoicesApi,
  propertyApartmentsApi,
} from '#areas/letting/api/apartments.api.server.ts'
import { mapApi } from '#areas/letting/map/api.server.ts'
import { locationsApi, propertiesApi, propertyPinsApi } from '#areas/letting/api/properties.api.server.ts'
import { tradesApi } from '#areas/partners/trades/api.server.ts'
import { assistantApi } from '#areas/tenant-services/assistant/api.server.ts'
import type { App } from '#platform/app.server.ts'
import { isOffered } from '#company/offered.ts'
import { problem } from '#platform/http/problem.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { formTokenApi, requestApi } from '#requests/request/api.server.ts'
import { openApi } from './open-api/docs-page.server.ts'
import { notOfferedProblem } from './not-offered.server.ts'
import type { Variables } from './requests.server.ts'

/** An answer with an ETag may be kept, and is revalidated each time. */
const askAgain: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status === 200 && !c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-cache')
}

/** `POST /api/…` of every form. */
function formsApi(app: App) {
  const forms = new Hono<{ Variables: Variables }>()
  for (const kind of eachFormKind) {
    if (!kind.api) continue
    forms.use(kind.api.path, async (_c, next) => (isKindOffered(kind) ? next() : notOfferedProblem()))
    forms.route(kind.api.path, requestApi(app, kind))
  }
  return forms
}

/** Everything under /api. Reads carry an ETag; a read that nobody answers is a problem document, not a page. */
export function api(app: App) {
  return new Hono<{ Variables: Variables }>()
    .use('*', limitReads(app))
    .use('*', async (c, next) => (isOffered(c.req.path) ? next() : notOfferedProblem()))
    .route('/assistant', assistantApi(app)) // before the tags: an answer that streams has no end to be summed up
    .use('*', askAgain, etag())
    .route('/properties', propertiesApi(app))
    .route('/properties', propertyApartmentsApi(app))
    .route('/property-pins', propertyPinsApi(app))
    .route('/apartments', apartmentsApi(app))
    .route('/apartments-by-id', apartmentsByIdApi(app))
    .route('/application', applicationChoicesApi(app))
    .route('/locations', locationsApi(app))
    .route('/help', helpApi(app))
    .route('/', mapApi(app))
    .route('/trades', tradesApi(app))
    .route('/jobs', jobsApi(app))
    .route('/', formsApi(app))
    .route('/form-token', formTokenApi(app))
    .route('/', openApi(app))
    .all('*', () => problem(404, 'unbekannt', 'Diese Adresse gibt es nicht.'))
}

/** At most 300 reads a minute from one line: far above what a person clicks, far below what copies the portfolio. */
function limitReads(app: App): MiddlewareHandler<{ Variables: Variables }> {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const taken = limitsOf(app).takeRead(c.get('facts').clientAddress)
    if (taken.ok) return next()
    return problem(429, 'zu-oft', 'Von Ihrem Anschluss kamen sehr viele Anfragen. Bitte warten Sie eine Minute.', {
      headers: { 'Retry-After': String(taken.retryAfterSeconds) },
    })
  }
}
