import { showReference } from '#requests/request/reference.ts'
import { neutralName } from '#requests/request/neutral.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'

/** Leaves out the payload, which is shown in words, and what only the database needs; and who it is, where that is hidden. */
export function shownRequest(request: StoredRequest, isHidden = false) {
  const { payload: _payload, searchText: _search, idempotencyKey: _key, refusalNote: _note, ...rest } = request
  const reference = showReference(rest.reference)
  return {
    ...rest,
    reference,
    ...(isHidden ? { contactName: neutralName(reference), contactEmail: '' } : {}),
  }
}

/** The page's facts about a request beside what was entered. `reference` as everybody writes it. */
export type ShownRequest = ReturnType<typeof shownRequest>
