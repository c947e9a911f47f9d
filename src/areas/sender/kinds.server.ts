import type { FormKind } from '#areas/kind.ts'
import { findFormKind } from '#areas/kinds.server.ts'

export type SenderKind = Pick<
  FormKind<never>,
  'keepForDays' | 'keepFrom' | 'keptBecause' | 'entered' | 'noun' | 'title' | 'withdrawnDays' | 'refusal'
>

/** A kind that a later version took away shows its fields by their names. */
const unknownKind: SenderKind = {
  keepForDays: 365,
  keptBecause: '',
  entered: { groups: [], labels: {} },
  noun: 'Anfrage',
  title: 'Ihre Anfrage',
  withdrawnDays: 30,
}

export function senderKindOf(kind: string): SenderKind {
  return findFormKind(kind) ?? unknownKind
}
