import { showReference } from '#requests/submissions/reference.ts'
import { neutralName } from '#requests/submissions/neutral.ts'
import type { Submission } from '#requests/submissions/repository.server.ts'

/** The page's facts about a request beside what was entered. `reference` as everybody writes it. */
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
  | 'answeredAt'
  | 'alarm'
  | 'messageAt'
  | 'closedAt'
  | 'deleteAfter'
  | 'legalHold'
  | 'assigneeId'
  | 'shortlistedAt'
  | 'closedReason'
  | 'cameBy'
  | 'mergedInto'
>

/** Leaves out the payload, which is shown in words, and what only the database needs; and who it is, where that is hidden. */
export function shownRequest(submission: Submission, isHidden = false): ShownRequest {
  const { payload: _payload, searchText: _search, idempotencyKey: _key, refusalNote: _note, ...rest } = submission
  const reference = showReference(rest.reference)
  return {
    ...rest,
    reference,
    ...(isHidden ? { contactName: neutralName(reference), contactEmail: '' } : {}),
  }
}
