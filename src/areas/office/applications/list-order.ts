import { isClosed } from '#platform/submissions/status.ts'
import type { Applicant } from './applicants.server.ts'
import { wholeIncomeEuro } from './facts.ts'

export const orders = {
  neu: 'Neueste zuerst',
  alt: 'Älteste zuerst',
  einkommen: 'Einkommen',
  haushalt: 'Personen im Haushalt',
  einzug: 'Gewünschter Einzug',
} as const

export const shown = { offen: 'Offene', auswahl: 'Engere Auswahl', alle: 'Alle' } as const

export type ListState = { order: keyof typeof orders; show: keyof typeof shown }

export function readListState(search: URLSearchParams): ListState {
  const order = search.get('sortierung') ?? ''
  const show = search.get('zeige') ?? ''
  return {
    order: Object.hasOwn(orders, order) ? (order as ListState['order']) : 'neu',
    show: Object.hasOwn(shown, show) ? (show as ListState['show']) : 'offen',
  }
}

/** What is missing stands last, whichever way the list is sorted. */
const by: Record<ListState['order'], (one: Applicant, other: Applicant) => number> = {
  neu: (one, other) => other.receivedAt.localeCompare(one.receivedAt),
  alt: (one, other) => one.receivedAt.localeCompare(other.receivedAt),
  einkommen: (one, other) => (wholeIncomeEuro(other.facts) ?? -1) - (wholeIncomeEuro(one.facts) ?? -1),
  haushalt: (one, other) => (one.facts.householdSize ?? Infinity) - (other.facts.householdSize ?? Infinity),
  einzug: (one, other) => (one.facts.moveIn ?? '9').localeCompare(other.facts.moveIn ?? '9'),
}

export function arrange(applicants: readonly Applicant[], { order, show }: ListState): Applicant[] {
  return applicants
    .filter(
      ({ status, isOnShortlist }) => show === 'alle' || (!isClosed(status) && (show === 'offen' || isOnShortlist)),
    )
    .toSorted(by[order])
}
