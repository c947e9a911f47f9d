import type { App } from '#platform/app.server.ts'
import { type QuarantineReason, receiveRequest } from './receive.server.ts'
import { readReference } from './reference.ts'
import { type StoredRequest, requests } from './repository.server.ts'
import type { RequestKind } from './request-kind.ts'

/** For tests: a request that was received, as it is stored. */
export async function storedRequest<Payload>(
  app: App,
  kind: RequestKind<Payload>,
  payload: Payload,
  quarantine: QuarantineReason | null = null,
): Promise<StoredRequest> {
  const outcome = await receiveRequest(app, kind, { payload, idempotencyKey: `key-${app.newId()}`, quarantine })
  if (outcome.kind !== 'received') throw new Error(outcome.kind)
  const stored = await requests(app.db).findByReference(readReference(outcome.reference) ?? '')
  if (!stored) throw new Error('not stored')
  return stored
}
