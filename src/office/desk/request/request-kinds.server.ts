import { findFormKind } from '#areas/kinds.server.ts'
import { findKind } from '#areas/kinds.ts'
import { deletionWhenClosed, deletionWhileOpen } from '#requests/request/deletion.ts'
import type { EnteredTexts } from '#values/entered-texts.ts'

const unknownTexts: EnteredTexts = { groups: [], labels: {} }

/** How the payload of this kind is read; a kind that a later version took away shows its fields by their names. */
export function enteredTextsOf(kind: string): EnteredTexts {
  return findFormKind(kind)?.entered ?? unknownTexts
}

/**
 * When a request is deleted once it is closed at this moment, or null when nothing changes: its days count from its arrival.
 * @returns ISO 8601.
 */
export function deleteAfterClosing(kind: string, closedAt: Date): string | null {
  const known = findKind(kind)
  return known ? deletionWhenClosed(known, closedAt) : null
}

/** The same for a request that was taken for spam and is none: from its arrival, or open-ended until it is closed. */
export function releasedDeleteAfter({ kind, receivedAt }: { kind: string; receivedAt: string }): string | null {
  const known = findKind(kind)
  return known ? deletionWhileOpen(known, receivedAt) : null
}
