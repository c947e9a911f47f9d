import type { FoundFlat } from '#areas/letting/public.server.ts'
import { formatDate, formatEuro, formatRooms, formatSqm } from '#ui/format.ts'
import type { FlatHit } from '../answer.ts'

const statusNames: Record<string, string> = { rented: 'vermietet', reserved: 'reserviert' }

/** A flat in a few words. Of a rented one there is nothing to say but that. */
export function flatHit(flat: FoundFlat): FlatHit {
  const isFree = flat.availabilityStatus === 'available'
  return {
    name: flat.apartmentName,
    place: [flat.propertyName, flat.location].join(', '),
    facts: [
      isFree ? null : (statusNames[flat.availabilityStatus] ?? flat.availabilityStatus),
      flat.roomCount === null ? null : `${formatRooms(flat.roomCount)} Zimmer`,
      flat.livingAreaSqm === null ? null : formatSqm(flat.livingAreaSqm),
      rentText(flat),
      isFree ? (flat.availableFrom ? `frei\u00A0ab\u00A0${formatDate(flat.availableFrom)}` : 'sofort frei') : null,
    ].filter((fact) => fact !== null),
    to: `/wohnung/${flat.id}`,
  }
}

function rentText({ warmRentEuro, coldRentEuro, availabilityStatus }: FoundFlat): string | null {
  if (availabilityStatus === 'rented') return null
  if (warmRentEuro === null) return 'Preis auf Anfrage'
  const warm = `${formatEuro(warmRentEuro)} warm`
  return coldRentEuro === null ? warm : `${warm} (${formatEuro(coldRentEuro)} kalt)`
}
