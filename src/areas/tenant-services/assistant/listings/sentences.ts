import { formatDate, formatEuro, formatNumber } from '#ui/format.ts'
import type { Given } from './answer-flats.server.ts'
import type { Wishes } from './wishes.ts'

const amenityNames: Record<string, string> = {
  balkon: 'Balkon',
  terrasse: 'Terrasse',
  garten: 'Garten',
  einbaukueche: 'Einbauküche',
  badewanne: 'Badewanne',
  dusche: 'Dusche',
  tageslichtbad: 'Tageslichtbad',
  gaeste_wc: 'Gäste-WC',
  aufzug: 'Aufzug',
  barrierefrei: '„barrierefrei“',
  rollstuhlgerecht: '„rollstuhlgerecht“',
  keller: 'Keller',
  abstellraum: 'Abstellraum',
  fahrradraum: 'Fahrradraum',
  waschraum: 'Waschraum',
  stellplatz: 'Stellplatz',
  garage: 'Garage',
  glasfaser: 'Glasfaser',
  moebliert: '„möbliert“',
  wg_geeignet: '„WG-geeignet“',
}

/** „Frei sind gerade 3 Angebote in Braubach, 2 bis 2,5 Zimmer:“ */
export function foundSentence(total: number, wishes: Wishes, cities: string[]): string {
  const asked = wishWords(wishes)
  // Without any wish the towns say where there is something at all.
  const isEverywhere = asked === '' || cities.length === 1
  const what = [isEverywhere ? `in ${joined(cities, 'und')}` : '', asked].filter(Boolean).join(', ')
  const count = total === 1 ? 'ist gerade ein Angebot' : `sind gerade ${total} Angebote`
  const sorted = wishes.sort && wishes.sort !== 'guenstigste' ? '' : ' Die günstigsten stehen zuerst.'
  return `Frei ${count}${what ? ` (${what})` : ''}.${total > 1 ? sorted : ''}`
}

export const petsSentence = 'Ob Haustiere erlaubt sind, steht bei jeder Wohnung.'

export function nothingElsewhere(place: string, cities: string[]): string {
  if (cities.length === 0) return 'Zurzeit haben wir nichts zu vermieten.'
  return `In „${place}“ haben wir keine Wohnungen. Unsere Häuser stehen in ${joined(cities, 'und')}. Das ist dort gerade frei:`
}

const givenNames: Record<Given, string> = {
  amenities: 'ohne die gewünschte Ausstattung',
  size: 'mit anderer Größe',
  rent: 'mit anderer Miete',
  rooms: 'mit anderer Zimmerzahl',
  day: 'zu einem anderen Zeitpunkt',
}

/** Says honestly that nothing fits, and what the flats that follow are not. */
export function nothingFits(wishes: Wishes, city: string | undefined, without: Given[] | 'place'): string {
  const what = [city ? `in ${city}` : '', wishWords(wishes)].filter(Boolean).join(', ')
  const missed = `Dazu ist gerade nichts frei${what ? ` (${what})` : ''}.`
  if (without === 'place') return `${missed} Das ist zurzeit frei:`
  return `${missed} Am nächsten kommt, ${joined(
    without.map((given) => givenNames[given]),
    'und',
  )}:`
}

function wishWords(wishes: Wishes): string {
  const { roomsFrom, roomsTo, areaFromSqm, areaToSqm, warmRentFromEuro, warmRentToEuro, coldRentToEuro, freeOn } =
    wishes
  return [
    range(roomsFrom, roomsTo, (from, to) => {
      if (to === undefined) return `ab ${number(from)} Zimmern`
      return to - from < 1 ? `${number(from)} Zimmer` : `${number(from)} bis ${number(to)} Zimmer`
    }) ?? (roomsTo === undefined ? null : `bis ${number(roomsTo)} Zimmer`),
    range(areaFromSqm, areaToSqm, (from, to) =>
      to ? `${number(from)} bis ${number(to)} m²` : `ab ${number(from)} m²`,
    ) ?? (areaToSqm === undefined ? null : `bis ${number(areaToSqm)} m²`),
    range(warmRentFromEuro, warmRentToEuro, (from, to) =>
      to ? `${formatEuro(from)} bis ${formatEuro(to)} warm` : `ab ${formatEuro(from)} warm`,
    ) ?? (warmRentToEuro === undefined ? null : `bis ${formatEuro(warmRentToEuro)} warm`),
    coldRentToEuro === undefined ? null : `bis ${formatEuro(coldRentToEuro)} kalt`,
    freeOn === undefined ? null : `beziehbar zum ${formatDate(freeOn)}`,
    ...(wishes.amenities ?? []).map((code) => `mit ${amenityNames[code] ?? code}`),
  ]
    .filter((part) => part !== null)
    .join(', ')
}

function range(
  from: number | undefined,
  to: number | undefined,
  say: (from: number, to: number | undefined) => string,
): string | null {
  return from === undefined ? null : say(from, to)
}

const number = formatNumber

function joined(parts: string[], last: 'und' | 'oder'): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`
}
