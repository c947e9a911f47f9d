import type { About } from '#forms/field.ts'
import { line } from '#forms/text-fields.ts'

type Look = Pick<About, 'wide'> & {
  /** The message where there is neither a flat nor an address; without it both may stay empty. */
  required?: string
}

/** Which flat it is about; the address is for tenants who do not find theirs in the list. */
export const flatFields = ({ required, ...look }: Look = {}) => ({
  // Ids of ours are shorter.
  apartment_id: line('Wohnung', { max: 100, ...(required === undefined && { voluntary: true }), ...look }),
  building_address: line('Gebäude oder Anschrift', {
    hint: 'Wenn Ihre Wohnung nicht in der Liste steht: Straße, Hausnummer, Ort, Stockwerk',
    autoComplete: 'street-address',
    ...(required === undefined
      ? { voluntary: true }
      : { insteadOf: { field: 'apartment_id', required }, namedInSummary: false }),
    searched: true,
    ...look,
  }),
})
