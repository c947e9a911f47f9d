import { data, type RouterContextProvider, redirect } from 'react-router'
import { appContext, httpContext, type App } from '#platform/app.server.ts'
import { acceptRequest, refusalOf } from './accept.server.ts'
import { pageFormToken } from './form-token.server.ts'
import { isIdempotencyKey, readRequest } from './read-request.server.ts'
import { addAccess, sentCard, type SentCard } from './sent-card.server.ts'
import type { RequestKind, FieldErrors } from './request-kind.ts'
import { requestTexts } from './texts.ts'

type PageArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** `loader` of a page with a form and no other data. */
export function formLoader({ context }: Pick<PageArgs, 'context'>) {
  return { fresh: freshFormFields(context.get(appContext)) }
}

/** `action` of a page with one form. */
export function formPost<Payload>({ request: httpRequest, context }: PageArgs, kind: RequestKind<Payload>) {
  return formAction(context.get(appContext), httpRequest, kind, context.get(httpContext).clientAddress)
}

/** State to show the form again: what is wrong, everything that was typed, and fresh hidden fields. */
export type FormAnswer = {
  status: number
  /** A German sentence for the summary above the form. */
  title: string
  errors: FieldErrors
  /** As typed: text, or a list where a name came several times; of files their names. */
  entered: Record<string, unknown>
  formToken: string
  /** The same as before where nothing is stored under it; else a fresh one. */
  idempotencyKey: string
}

/**
 * The hidden fields of a form that is shown for the first time, for a page's loader. Pages are kept and given to everybody, so there is
 * no key in them: scripts make their own, and what is posted without one gets the key of its content (`accept.server.ts`).
 */
export function freshFormFields(app: App): Pick<FormAnswer, 'formToken' | 'idempotencyKey'> {
  return { formToken: pageFormToken(app.secret, app.clock.now()), idempotencyKey: '' }
}

/**
 * The `action` of a page with a form, for a plain HTML post:
 * stored → 303 to the same address with `?eingegangen=7K42-PXR8&zugang=…`; wrong input → 422; refused by the kind → 409; too often →
 * 429; the disk does not keep up → 503; too large → 413; unreadable → 400 or 415. Every answer but the first is a `FormAnswer`; only an unreadable or too
 * large body cannot be shown again.
 */
export async function formAction<Payload>(
  app: App,
  httpRequest: Request,
  kind: RequestKind<Payload>,
  clientAddress: string,
) {
  const read = await readRequest(app, kind, httpRequest, clientAddress)
  if (!read.ok) {
    const { status, title, headers = {} } = read.refused
    return data<FormAnswer>({ status, title, errors: {}, entered: {}, ...freshFormFields(app) }, { status, headers })
  }
  const given = read.arriving.idempotencyKey ?? ''
  const ownKey = isIdempotencyKey(given) ? given : null
  const outcome = await acceptRequest(app, kind, read.arriving, {
    clientAddress,
    idempotencyKey: ownKey,
    isPage: true,
  })
  if (outcome.kind === 'received') {
    const parsed = kind.confirmedWith && kind.parse(read.arriving.fields)
    const more = parsed?.ok ? kind.confirmedWith?.(parsed.data) : {}
    const card = await sentCard(app, outcome.reference).catch(() => null)
    return redirect(confirmationAddress(httpRequest.url, { eingegangen: outcome.reference, ...more }, card), 303)
  }

  const isKeyTaken = outcome.kind === 'key-taken'
  const { status, title, errors = {}, headers } = refusalOf(outcome)
  const answer: FormAnswer = {
    status,
    title: isKeyTaken ? requestTexts.sentOtherwise : title,
    errors,
    entered: { ...read.arriving.fields, ...read.arriving.fileNames },
    formToken: freshFormFields(app).formToken,
    idempotencyKey: isKeyTaken || ownKey === null ? app.newId() : ownKey,
  }
  return data(answer, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

/** The same page with its query, plus the reference and what its card may know: a reload there sends nothing twice. */
function confirmationAddress(
  requestUrl: string,
  said: Readonly<Record<string, string>>,
  card: SentCard | null,
): string {
  const { pathname, searchParams } = new URL(requestUrl)
  searchParams.delete('index') // React Router's mark for the action of an index route.
  for (const [name, value] of Object.entries(said)) searchParams.set(name, value)
  if (card) addAccess(searchParams, card)
  return `${pathname}?${searchParams}`
}
