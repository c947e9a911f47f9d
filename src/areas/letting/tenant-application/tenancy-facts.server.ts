import type { Tells } from '#forms/field.ts'
import { readValue } from '#forms/staff-view.ts'
import { tenantForm } from './fields.ts'

const fields = Object.entries(tenantForm.fields)
const compared = fields
  .flatMap(([name, field]) =>
    field.compared ? [{ name, field, as: field.staffLabel ?? field.label, ...field.compared }] : [],
  )
  .toSorted((one, other) => one.rank - other.rank)

/**
 * Facts that count for a tenancy, out of what was entered; the same for everybody. Amounts in euros a month, days as
 * YYYY-MM-DD. `hide` takes names out of what was typed freely.
 */
export function tenancyFacts(entered: unknown, hide: (text: string) => string) {
  const payload: Record<string, unknown> = typeof entered === 'object' && entered !== null ? { ...entered } : {}
  const valuesOf = (fact: Tells) => fields.filter(([, { tells }]) => tells === fact).map(([name]) => payload[name])
  const numbersOf = (fact: Tells) => valuesOf(fact).map((value) => (typeof value === 'number' ? value : null))
  const textOf = (fact: Tells) => valuesOf(fact).find((value) => typeof value === 'string' && value !== '') ?? null
  const [income = null, ...further] = numbersOf('income')

  function detailOf(box: string): string {
    const [name] = fields.find(([, { onlyIf }]) => onlyIf?.field === box) ?? []
    const detail = payload[name ?? '']
    return typeof detail === 'string' && detail !== '' ? `: ${hide(detail)}` : ''
  }

  return {
    householdSize: numbersOf('household')[0] ?? null,
    /** All that comes in; null when nothing was said. */
    incomeEuro: income === null ? null : further.reduce((sum: number, more) => sum + (more ?? 0), income),
    moveIn: textOf('move-in') as string | null,
    employment: textOf('employment') as string | null,
    hasPets: valuesOf('pets').includes(true),
    compared: compared.map(({ name, field, as, withDetail }): readonly [label: string, value: string] => {
      if (field.input !== 'box') return [as, readValue(field, payload[name]) || '–']
      return [as, payload[name] === true ? `Ja${withDetail ? detailOf(name) : ''}` : 'Nein']
    }),
  }
}

export type TenancyFacts = ReturnType<typeof tenancyFacts>
