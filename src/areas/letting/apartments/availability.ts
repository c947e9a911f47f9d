import { berlinDay } from '#platform/berlin-day.ts'
import { formatDate } from '#ui/format.ts'
import { wordTable } from '#platform/word-table.ts'

type StatusBadge = { label: string; tone: 'green' | 'red' | 'amber' | 'blue' | 'grey' }

/** How a status looks: on cards, in tables, in the office, and in the order of the choices. */
const known = wordTable<StatusBadge>({
  available: { label: 'Verfügbar', tone: 'green' },
  reserved: { label: 'Reserviert', tone: 'amber' },
  rented: { label: 'Vermietet', tone: 'red' },
})

export const statusOptions = Object.entries(known).map(([value, { label }]) => ({ value, label }))

/** Gives a status its label and colour; one that nobody knows is shown as it is, in grey. */
export function statusBadge(status: string): StatusBadge {
  return known[status] ?? { label: status, tone: 'grey' }
}

/** „reserviert“, within a sentence. */
export function statusWord(status: string): string {
  const label = known[status]?.label
  return label === undefined ? status : label.charAt(0).toLowerCase() + label.slice(1)
}

export function isRented({ availabilityStatus }: { availabilityStatus: string }): boolean {
  return availabilityStatus === 'rented'
}

/** Only an available flat takes applications; about a reserved one a visitor may call. */
export function canBeAppliedFor({ availabilityStatus }: { availabilityStatus: string }): boolean {
  return availabilityStatus === 'available'
}

/** Whether there is a day to wait for; a kept page is of one day (`cached-answers.server.ts`). */
export function isFreeLater(availableFrom: string | null): availableFrom is string {
  return availableFrom !== null && availableFrom > berlinDay(new Date())
}

/** A day to come as `01.03.2027`, one that has come and nothing as „Sofort“. */
export function moveInText(availableFrom: string | null): string {
  return isFreeLater(availableFrom) ? formatDate(availableFrom) : 'Sofort'
}

type Move = { availabilityStatus: string; availableFrom: string | null }

/** When an available flat can be moved into; null for every other flat. */
export function availableFromText(flat: Move): string | null {
  return canBeAppliedFor(flat) ? moveInText(flat.availableFrom) : null
}

/** As above, but null as well when no date is set: cards name only a date (specification, apartment card). */
export function availableFromOnCard(flat: Move): string | null {
  return flat.availableFrom === null ? null : availableFromText(flat)
}

/** „sofort frei“ or „frei ab 01.03.2027“, within a sentence; null for a flat that cannot be had. */
export function freeFromText(flat: Move): string | null {
  const from = availableFromText(flat)
  return from && (isFreeLater(flat.availableFrom) ? `frei ab ${from}` : 'sofort frei')
}
