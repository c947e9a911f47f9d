import type { About } from '#forms/field.ts'
import { line } from '#forms/text-fields.ts'

/** Which flat it is about, where that may stay open; the address is for tenants who do not find theirs in the list. */
export const flatFields = (look: Pick<About, 'wide' | 'voluntary'> = {}) => ({
  // Ids of ours are shorter.
  apartment_id: line('Wohnung', { max: 100, ...look }),
  building_address: line('Gebäude oder Anschrift', {
    hint: 'Wenn Ihre Wohnung nicht in der Liste steht: Straße, Hausnummer, Ort, Stockwerk',
    autoComplete: 'street-address',
    searched: true,
    ...look,
  }),
})
