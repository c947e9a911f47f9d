import { showReference } from '#platform/submissions/reference.ts'
import type { Submission } from '#platform/submissions/repository.server.ts'

/** What the page says about a request beside what was entered. `reference` as everybody writes it. */
export type ShownRequest = Pick<
  Submission,
  | 'id'
  | 'kind'
  | 'reference'
  | 'status'
  | 'version'
  | 'quarantined'
  | 'contactName'
  | 'contactEmail'
  | 'receivedAt'
  | 'dueAt'
  | 'closedAt'
  | 'deleteAfter'
  | 'legalHold'
  | 'assigneeId'
>

/** Leaves out the payload, which is shown in words, and what only the database needs. */
export function shownRequest({
  payload: _payload,
  searchText: _search,
  idempotencyKey: _key,
  ...rest
}: Submission): ShownRequest {
  return { ...rest, reference: showReference(rest.reference) }
}
