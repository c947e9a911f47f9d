import { Hono, type Context } from 'hono'
import type { App } from '#platform/app.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { acceptRequest, refusalOf } from './accept.server.ts'
import { issueFormToken } from './form-token.server.ts'
import { sentCard } from './sent-card.server.ts'
import { isIdempotencyKey, type Refused, readRequest } from './read-request.server.ts'
import type { RequestKind } from './request-kind.ts'
import { requestTexts } from './texts.ts'

/** The pipeline's variables of a request (`src/server/requests.server.ts`). */
type Variables = { facts: { clientAddress: string } }

/**
 * `POST /api/…` of one form, as JSON or as a form. 201 `{ "reference": "7K42-PXR8" }` with the request's page in `Location`, the same for a repeated
 * `Idempotency-Key` with the same content, 422 with another; 400 broken, 409 refused, 413 too large, 415 wrong format, 422 with `errors` by field, 429 with
 * `Retry-After` and a challenge whose answer in the header `Proof-Of-Work` lets one more pass, 503 with `Retry-After` when
 * nothing can be stored just now.
 */
export function requestApi<Payload>(app: App, kind: RequestKind<Payload>) {
  return new Hono<{ Variables: Variables }>()
    .post('/', async (c) => answerRequest(app, kind, c.req.raw, addressOf(c)))
    .all('/', () =>
      problem(405, 'methode-unbekannt', 'Diese Adresse nimmt nur neue Einsendungen an (POST).', {
        headers: { Allow: 'POST' },
      }),
    )
}

/** `GET /api/form-token` → `{ "token": "…" }`, for forms that stayed open or were served from a cache. */
export function formTokenApi(app: App) {
  return new Hono().get('/', (c) =>
    c.json({ token: issueFormToken(app.secret, app.clock.now()) }, 200, { 'Cache-Control': 'no-store' }),
  )
}

/** The answer to one request, without the framework around it. `clientAddress` is only counted, never kept. */
export async function answerRequest<Payload>(
  app: App,
  kind: RequestKind<Payload>,
  httpRequest: Request,
  clientAddress: string,
): Promise<Response> {
  const read = await readRequest(app, { ...kind, isApi: true }, httpRequest, clientAddress)
  if (!read.ok) return problemOf(read.refused)

  const idempotencyKey = read.arriving.idempotencyKey ?? app.newId()
  if (!isIdempotencyKey(idempotencyKey)) return problem(400, 'idempotency-key', requestTexts.badKey)

  const outcome = await acceptRequest(app, kind, read.arriving, {
    clientAddress,
    idempotencyKey,
    isPage: false,
  })
  if (outcome.kind !== 'received') return problemOf(refusalOf(outcome))
  const card = await sentCard(app, outcome.reference).catch(() => null)
  const headers = { 'Cache-Control': 'no-store', ...(card && { Location: card.page }) }
  return Response.json({ reference: outcome.reference }, { status: 201, headers })
}

const problemOf = ({ status, type, title, ...extras }: Refused) => problem(status, type, title, extras)

/** A test may call the API without the pipeline around it; then callers are not told apart and none is limited. */
function addressOf(c: Context<{ Variables: Variables }>): string {
  return c.get('facts')?.clientAddress ?? ''
}
