import type { FormKind } from '#areas/kind.ts'
import { findFormKind } from '#areas/kinds.server.ts'

export type SenderKind = Pick<
  FormKind<never>,
  'keepFor' | 'keepFrom' | 'keptBecause' | 'entered' | 'noun' | 'title' | 'withdrawnFor' | 'refusal'
>

/** A kind that a later version took away shows its fields by their names. */
const unknownKind: SenderKind = {
  keepFor: { months: 12 },
  keptBecause: '',
  entered: { groups: [], labels: {} },
  noun: 'Anfrage',
  title: 'Ihre Anfrage',
  withdrawnFor: { months: 1 },
}

export function senderKindOf(kind: string): SenderKind {
  return findFormKind(kind) ?? unknownKind
}
