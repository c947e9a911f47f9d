import type { TenancyFacts } from '#areas/letting/public.server.ts'
import { formatEuro, formatNumber } from '#ui/format.ts'

/** How much of the income the rent takes: `31 %`, which no line parts. */
export function rentShare({ incomeEuro }: TenancyFacts, rentEuro: number | null): string {
  if (rentEuro === null || incomeEuro === null || incomeEuro <= 0) return '–'
  return `${formatNumber(Math.round((rentEuro / incomeEuro) * 100))}\u00A0%`
}

/** The rows of the comparison, in the order of their weight. */
export function comparedFacts(
  facts: TenancyFacts,
  rentEuro: number | null,
): (readonly [label: string, value: string])[] {
  const { householdSize, incomeEuro, compared } = facts
  return [
    ['Personen im Haushalt', householdSize === null ? '–' : formatNumber(householdSize)],
    ['Einkommen im Monat', incomeEuro === null ? '–' : formatEuro(incomeEuro)],
    ['Anteil der Warmmiete', rentShare(facts, rentEuro)],
    ...compared,
  ]
}
