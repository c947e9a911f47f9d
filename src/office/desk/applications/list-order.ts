import type { TenancyFacts } from '#areas/letting/public.server.ts'

export const orders = {
  neu: 'Neueste zuerst',
  alt: 'Älteste zuerst',
  einkommen: 'Einkommen',
  haushalt: 'Personen im Haushalt',
  einzug: 'Gewünschter Einzug',
} as const

export const APPLICANTS_PER_PAGE = 100

export const shown = { offen: 'Offene', auswahl: 'Engere Auswahl', alle: 'Alle' } as const

export type ListState = { order: keyof typeof orders; show: keyof typeof shown; page: number }
export type Sortable = { id: string; receivedAt: string; facts: TenancyFacts }

export function readListState(search: URLSearchParams): ListState {
  const order = search.get('sortierung') ?? ''
  const show = search.get('zeige') ?? ''
  const page = Number(search.get('seite'))
  return {
    order: Object.hasOwn(orders, order) ? (order as ListState['order']) : 'neu',
    show: Object.hasOwn(shown, show) ? (show as ListState['show']) : 'offen',
    page: Number.isInteger(page) && page >= 1 && page < 100_000 ? page : 1,
  }
}

/** Sorts missing values last in both directions; of equals the newest comes first. */
export const by: Record<ListState['order'], (one: Sortable, other: Sortable) => number> = {
  neu: (one, other) => other.receivedAt.localeCompare(one.receivedAt),
  alt: (one, other) => one.receivedAt.localeCompare(other.receivedAt),
  einkommen: (one, other) => (other.facts.incomeEuro ?? -1) - (one.facts.incomeEuro ?? -1),
  haushalt: (one, other) => (one.facts.householdSize ?? Infinity) - (other.facts.householdSize ?? Infinity),
  einzug: (one, other) => (one.facts.moveIn ?? '9').localeCompare(other.facts.moveIn ?? '9'),
}

/** `/verwaltung/bewerbungen/…?zeige=alle&seite=2` */
export function listPath(about: string, { order, show, page }: ListState): string {
  const query = new URLSearchParams({ zeige: show, sortierung: order, seite: String(page) })
  return `/verwaltung/bewerbungen/${about}?${query}`
}
