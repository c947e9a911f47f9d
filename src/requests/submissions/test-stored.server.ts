import type { App } from '#platform/app.server.ts'
import { type QuarantineReason, receiveSubmission } from './receive.server.ts'
import { readReference } from './reference.ts'
import { type Submission, submissions } from './repository.server.ts'
import type { SubmissionKind } from './submission-kind.ts'

/** For tests: a submission that was received, as it is stored. */
export async function storedSubmission<Payload>(
  app: App,
  kind: SubmissionKind<Payload>,
  payload: Payload,
  quarantine: QuarantineReason | null = null,
): Promise<Submission> {
  const outcome = await receiveSubmission(app, kind, { payload, idempotencyKey: `key-${app.newId()}`, quarantine })
  if (outcome.kind !== 'received') throw new Error(outcome.kind)
  const stored = await submissions(app.db).findByReference(readReference(outcome.reference) ?? '')
  if (!stored) throw new Error('not stored')
  return stored
}
