import { createHmac } from 'node:crypto'
import type { App } from '#platform/app.server.ts'
import { isDatabaseBusy } from '#platform/database/database-busy.server.ts'
import { removePartFiles } from '#platform/files/part-file.server.ts'
import { checkFiles } from '#platform/files/receive-files.server.ts'
import { StoreError } from '#platform/files/s3.server.ts'
import { type StoredFile, storageKeysOf } from '#platform/files/uploaded-file.ts'
import { storeWithFiles } from '#platform/files/uploads.server.ts'
import { limitsOf, type Limited } from '#platform/limits/limits.server.ts'
import { judgeFormToken } from './form-token.server.ts'
import { type Refused, type ArrivingRequest, tooOften } from './read-request.server.ts'
import { type QuarantineReason, type Received, type ReceiveOutcome, receiveRequest } from './receive.server.ts'
import type { FieldErrors, RequestKind } from './request-kind.ts'
import { requestTexts } from './texts.ts'

/** An object store that is away is rarely back at once. */
const STORE_RETRY_SECONDS = 30

export type Accepted =
  | ReceiveOutcome
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'limited'; retryAfterSeconds: number; challenge: Limited['challenge'] }
  | Busy

/** Answer of page and API when nothing was stored. */
export function refusalOf(outcome: Exclude<Accepted, { kind: 'received' }>): Refused {
  switch (outcome.kind) {
    case 'invalid':
      return { status: 422, type: 'ungueltig', title: requestTexts.invalid, errors: outcome.errors }
    case 'key-taken':
      return { status: 422, type: 'idempotency-key-vergeben', title: requestTexts.keyTaken }
    case 'refused':
      return { status: 409, type: 'abgelehnt', title: outcome.title, ...(outcome.errors && { errors: outcome.errors }) }
    case 'limited':
      return { ...tooOften(outcome.retryAfterSeconds), challenge: outcome.challenge }
    case 'busy': {
      const headers = { 'Retry-After': String(outcome.retryAfterSeconds) }
      return { status: 503, type: 'ausgelastet', title: requestTexts.busy, headers }
    }
  }
}

/** The disk does not keep up or does not answer. A repeat with the same key is stored once, whatever became of this try. */
type Busy = { kind: 'busy'; retryAfterSeconds: number }

type Sender = {
  clientAddress: string
  /** Null: the content decides (a page's form without scripts). */
  idempotencyKey: string | null
  /** A page's form always carries a token: without one it is suspicious. */
  isPage: boolean
}

/**
 * Takes a readable request, for page and API alike: texts, limit, files, storing, in the order of what they cost. Files that were not
 * stored are gone afterwards.
 */
export async function acceptRequest<Payload>(
  app: App,
  kind: RequestKind<Payload>,
  arriving: ArrivingRequest,
  sender: Sender,
): Promise<Accepted> {
  const { dataDir } = app.config
  const parsed = kind.parse(arriving.fields)
  const errors = { ...(parsed.ok ? {} : parsed.errors), ...arriving.errors }
  if (!parsed.ok || Object.keys(errors).length > 0) {
    await removePartFiles(dataDir, storageKeysOf(arriving.files))
    return { kind: 'invalid', errors }
  }
  const limit = limitsOf(app).takeForm(kind.kind, sender.clientAddress, arriving.proofOfWork)
  if (!limit.ok) {
    await removePartFiles(dataDir, storageKeysOf(arriving.files))
    return { kind: 'limited', retryAfterSeconds: limit.retryAfterSeconds, challenge: limit.challenge }
  }
  const checked = await checkFiles(dataDir, arriving.files, kind.files ?? {})
  if (Object.keys(checked.errors).length > 0) return { kind: 'invalid', errors: checked.errors }

  const outcome = await storeRequest(app, kind, {
    payload: parsed.data,
    idempotencyKey:
      sender.idempotencyKey ??
      contentKey(app.secret, kind.kind, parsed.data, { formToken: arriving.formToken, files: checked.files }),
    quarantine: judge(app, arriving, sender.isPage),
    files: checked.files,
  })
  // Only what was stored counts: a repeat or a refusal must not use up somebody's tries.
  if (!isStored(outcome) && outcome.kind !== 'busy' && limitsOf(app).takeRepeat(sender.clientAddress).ok)
    limit.giveBack()
  return outcome
}

/** Stores what was judged. Afterwards files are in their place or removed. */
export async function storeRequest<Payload>(
  app: App,
  kind: RequestKind<Payload>,
  received: Received & { payload: Payload; files: readonly StoredFile[] },
): Promise<ReceiveOutcome | Busy> {
  const hasReceipt = received.withoutReceipt !== true && received.quarantine === null && !received.entry
  const mail = hasReceipt ? limitsOf(app).takeMail(kind.describe(received.payload).contactEmail) : null
  const withoutReceipt = mail === null ? received.withoutReceipt === true : !mail.ok
  try {
    const outcome = await storeWithFiles(app, received.files, {
      store: () => receiveRequest(app, kind, { ...received, withoutReceipt }),
      isStored,
    })
    if (!isStored(outcome) && mail?.ok) mail.giveBack()
    return outcome
  } catch (error) {
    const isBusy = isDatabaseBusy(error)
    if (isBusy) app.log.warn('submission not stored', { reason: error.message })
    else if (error instanceof StoreError) app.log.error('object storage failed', error)
    else throw error
    return { kind: 'busy', retryAfterSeconds: isBusy ? error.retryAfterSeconds : STORE_RETRY_SECONDS }
  }
}

const isStored = (outcome: Accepted) => outcome.kind === 'received' && !outcome.repeated

function judge(app: App, arriving: ArrivingRequest, isPage: boolean): QuarantineReason | null {
  if (arriving.honeypotFilled) return 'honeypot'
  if (arriving.formToken === null && !isPage) return null
  return judgeFormToken(app.secret, arriving.formToken, app.clock.now())
}

/**
 * The idempotency key of a form that was posted without one: the same content from the same page gives the same key, so a double click
 * or a repeated post stores nothing twice. The page's token is part of it, and names the hour in which the page was made: who
 * sends the same words from a page of another hour means it. Keyed, so that nobody can guess from it what was written.
 */
function contentKey(
  secret: Buffer,
  kind: string,
  payload: unknown,
  { formToken, files }: { formToken: string | null; files: readonly Pick<StoredFile, 'field' | 'sha256'>[] },
): string {
  const sent = files.map(({ field, sha256 }) => `${field}:${sha256}`)
  const content = JSON.stringify([kind, formToken, payload, sent])
  return `inhalt-${createHmac('sha256', secret).update(`content-key:${content}`).digest('base64url')}`
}
