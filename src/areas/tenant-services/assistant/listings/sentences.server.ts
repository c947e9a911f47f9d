import { amenityLabels, type FoundFlat } from '#areas/letting/public.server.ts'
import { formatDate, formatEuro, formatNumber, formatRooms, formatSqm } from '#ui/format.ts'
import type { FlatHit } from '../answer.ts'
import type { Wishes } from './wishes.ts'
import { wordTable } from '#platform/word-table.ts'

const statusNames = wordTable<string>({ rented: 'vermietet', reserved: 'reserviert' })

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

/** „Frei sind gerade 3 Angebote in Neustadt, 2 bis 2,5 Zimmer:“ */
export function foundSentence(total: number, wishes: Wishes, cities: string[]): string {
  const asked = wishWords(wishes)
  // Without any wish the towns say where there is something at all.
  const isEverywhere = asked === '' || cities.length === 1
  const what = [isEverywhere ? `in ${joined(cities)}` : '', asked].filter(Boolean).join(', ')
  const count = total === 1 ? 'ist gerade ein Angebot' : `sind gerade ${total} Angebote`
  const sorted = wishes.sort && wishes.sort !== 'guenstigste' ? '' : ' Die günstigsten stehen zuerst.'
  return `Frei ${count}${what ? ` (${what})` : ''}.${total > 1 ? sorted : ''}`
}

export const petsSentence = 'Ob Haustiere erlaubt sind, steht bei jeder Wohnung.'

export function nothingElsewhere(place: string, cities: string[]): string {
  if (cities.length === 0) return 'Zurzeit haben wir nichts zu vermieten.'
  return `In „${place}“ haben wir keine Wohnungen. Unsere Häuser stehen in ${joined(cities)}. Das ist dort gerade frei:`
}

/** Says honestly that nothing fits, and what the flats that follow are not; nothing in `without`: they are just what is free. */
export function nothingFits(wishes: Wishes, city: string | undefined, without: string[]): string {
  const what = [city ? `in ${city}` : '', wishWords(wishes)].filter(Boolean).join(', ')
  const missed = `Dazu ist gerade nichts frei${what ? ` (${what})` : ''}.`
  return `${missed} ${without.length > 0 ? `Am nächsten kommt, ${joined(without)}` : 'Das ist zurzeit frei'}:`
}

/** „2 bis 3 Zimmer, bis 800,00 € warm, Balkon“ */
function wishWords(wishes: Wishes): string {
  const { warmRentFromEuro: warmFrom, warmRentToEuro: warmTo, coldRentToEuro, freeOn } = wishes
  // Whole rooms were read as „2 to 2.5“.
  const isOneCount = wishes.roomsFrom !== undefined && (wishes.roomsTo ?? Infinity) - wishes.roomsFrom < 1
  const rooms = limits(wishes.roomsFrom, isOneCount ? wishes.roomsFrom : wishes.roomsTo, formatNumber)
  const area = limits(wishes.areaFromSqm, wishes.areaToSqm, formatNumber)
  const warm = limits(warmFrom, warmTo, formatEuro)
  return [
    rooms && `${rooms} ${rooms.startsWith('ab') ? 'Zimmern' : 'Zimmer'}`,
    area && `${area} m²`,
    warm && `${warm} warm`,
    coldRentToEuro !== undefined && `bis ${formatEuro(coldRentToEuro)} kalt`,
    freeOn !== undefined && `beziehbar zum ${formatDate(freeOn)}`,
    ...(wishes.amenities ?? []).map((code) => amenityLabels[code] ?? code),
  ]
    .filter(Boolean)
    .join(', ')
}

function limits(from: number | undefined, to: number | undefined, shown: (value: number) => string): string | null {
  if (from === undefined) return to === undefined ? null : `bis ${shown(to)}`
  if (to === undefined) return `ab ${shown(from)}`
  return from === to ? shown(from) : `${shown(from)} bis ${shown(to)}`
}

const joined = (parts: string[]) => new Intl.ListFormat('de').format(parts)
