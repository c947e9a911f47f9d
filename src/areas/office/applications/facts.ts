import { formatDate, formatEuro, formatNumber } from '#ui/format.ts'

/** What matters for a tenancy, out of what was entered; the same for everybody, whoever they are. Amounts in euros a month. */
export type TenancyFacts = {
  householdSize: number | null
  incomeEuro: number | null
  additionalIncomeEuro: number | null
  /** YYYY-MM-DD. */
  moveIn: string | null
  employment: string | null
  employedSince: string | null
  pets: string
  isSmoking: boolean
  hadEviction: boolean
  hadInsolvency: boolean
  hasDeposit: boolean
}

/** `hide` takes names out of what was typed freely. */
export function tenancyFacts(payload: unknown, hide: (text: string) => string): TenancyFacts {
  const fields: Record<string, unknown> = typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const number = (name: string) => (typeof fields[name] === 'number' ? fields[name] : null)
  const text = (name: string) => (typeof fields[name] === 'string' && fields[name] !== '' ? fields[name] : null)
  const isTicked = (name: string) => fields[name] === true
  const petDetails = text('pet_details')
  return {
    householdSize: number('household_size'),
    incomeEuro: number('monthly_net_income_euro'),
    additionalIncomeEuro: number('additional_income_euro'),
    moveIn: text('preferred_move_in_date'),
    employment: text('employment_type'),
    employedSince: text('employment_since'),
    pets: isTicked('pets') ? `Ja${petDetails === null ? '' : `: ${hide(petDetails)}`}` : 'Nein',
    isSmoking: isTicked('smoking'),
    hadEviction: isTicked('previous_evictions'),
    hadInsolvency: isTicked('insolvency_proceedings'),
    hasDeposit: isTicked('deposit_available'),
  }
}

/** All that comes in, in euros a month; null when nothing was said. */
export function wholeIncomeEuro({ incomeEuro, additionalIncomeEuro }: TenancyFacts): number | null {
  return incomeEuro === null ? null : incomeEuro + (additionalIncomeEuro ?? 0)
}

/** How much of the income the rent takes: `31 %`, which no line parts. */
export function rentShare(facts: TenancyFacts, rentEuro: number | null): string {
  const income = wholeIncomeEuro(facts)
  if (rentEuro === null || income === null || income <= 0) return '–'
  return `${formatNumber(Math.round((rentEuro / income) * 100))}\u00A0%`
}

const yes = (is: boolean) => (is ? 'Ja' : 'Nein')
const day = (text: string | null) => (text === null ? '–' : formatDate(text))

/** The rows of the comparison, in the order of their weight. */
export function comparedFacts(
  facts: TenancyFacts,
  rentEuro: number | null,
): (readonly [label: string, value: string])[] {
  const income = wholeIncomeEuro(facts)
  return [
    ['Personen im Haushalt', facts.householdSize === null ? '–' : formatNumber(facts.householdSize)],
    ['Einkommen im Monat', income === null ? '–' : formatEuro(income)],
    ['Anteil der Warmmiete', rentShare(facts, rentEuro)],
    ['Beschäftigung', facts.employment ?? '–'],
    ['Beschäftigt seit', day(facts.employedSince)],
    ['Gewünschter Einzug', day(facts.moveIn)],
    ['Haustiere', facts.pets],
    ['Raucht', yes(facts.isSmoking)],
    ['Kaution sofort verfügbar', yes(facts.hasDeposit)],
    ['Räumungsklage', yes(facts.hadEviction)],
    ['Insolvenzverfahren', yes(facts.hadInsolvency)],
  ]
}
