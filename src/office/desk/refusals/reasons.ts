import { findKind } from '#areas/kinds.ts'
import type { RequestStatus } from '#requests/request/status.ts'

/** This one says nothing by itself. */
export const REASON_WITH_TEXT = 'sonstiges'
export const LONGEST_REFUSAL_NOTE = 500

export type Refusal = { reason: string; note: string | null }

/** Rules for refusing an application; undefined for other kinds. */
export const refusalOf = (kind: string) => findKind(kind)?.refusal

/** Whether this change needs a reason. */
export function needsReason(kind: string, status: RequestStatus): boolean {
  return status === 'abgelehnt' && refusalOf(kind) !== undefined
}

/** A reason of this kind, with a text where it says nothing by itself. */
export function isWholeRefusal(kind: string, { reason, note }: Refusal): boolean {
  const { reasons } = refusalOf(kind) ?? {}
  if (!reasons || !Object.hasOwn(reasons, reason)) return false
  return reason !== REASON_WITH_TEXT || (note !== null && note.trim() !== '')
}

/** Labels a stored reason, also of an older version of this list. */
export function reasonLabel(kind: string, reason: string): string {
  if (reason === 'nicht_erfasst') return 'Nicht erfasst (vor Einführung der Gründe)'
  return refusalOf(kind)?.reasons[reason] ?? reason
}
