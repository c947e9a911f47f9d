import { showReference } from '#requests/request/reference.ts'
import { neutralName } from '#requests/request/neutral.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'

/** The page's facts about a request beside what was entered. `reference` as everybody writes it. */
export type ShownRequest = Pick<
  StoredRequest,
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
export function shownRequest(request: StoredRequest, isHidden = false): ShownRequest {
  const { payload: _payload, searchText: _search, idempotencyKey: _key, refusalNote: _note, ...rest } = request
  const reference = showReference(rest.reference)
  return {
    ...rest,
    reference,
    ...(isHidden ? { contactName: neutralName(reference), contactEmail: '' } : {}),
  }
}
