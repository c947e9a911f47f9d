import { tourOf } from '#areas/letting/public.server.ts'
import { foldText } from '#platform/fold.ts'
import { isAtOnce } from '../as-written.ts'
import { plainText } from '../plain-text.ts'
import { readAmenities } from './amenities.ts'
import { linkGroups, statusWords } from './codes.ts'
import { isCommercial, isTrue } from './none-of-ours.ts'
import { own } from './own-field.ts'
import { elementAt, textAt, type XmlNode } from './parse-xml.ts'
import type { Loose } from './read-openimmo.ts'

/** The first that says something: programs write elements that nobody filled, empty or as 0. */
export function firstOf(flat: XmlNode, ...paths: readonly string[]): string | undefined {
  return paths.map((path) => textAt(flat, path) ?? '').find((text) => /[1-9a-z]/i.test(text))
}

export const box = (text: string | undefined): 'ja' | 'nein' | undefined =>
  text === undefined || text === '' ? undefined : isTrue(text) ? 'ja' : 'nein'

const businessAreas = [
  'bueroflaeche',
  'ladenflaeche',
  'verkaufsflaeche',
  'gastroflaeche',
  'lagerflaeche',
  'nutzflaeche',
  'gesamtflaeche',
]

export function flatOf(flat: XmlNode, number: string): Loose {
  const at = (path: string) => textAt(flat, path)
  const areas = isCommercial(flat) ? businessAreas.map((name) => `flaechen/${name}`) : []
  return {
    name: at('freitexte/objekttitel') || `${isCommercial(flat) ? 'Einheit' : 'Wohnung'} ${number}`,
    description: descriptionOf(flat),
    floor_level: own(flat, 'geo', 'geschoss') ?? floorOf(at('geo/etage')),
    living_area_sqm: firstOf(flat, 'flaechen/wohnflaeche', ...areas),
    total_area_sqm: at('flaechen/gesamtflaeche'),
    room_count: at('flaechen/anzahl_zimmer'),
    bedroom_count: at('flaechen/anzahl_schlafzimmer'),
    bathroom_count: at('flaechen/anzahl_badezimmer'),
    cold_rent_euro: firstOf(
      flat,
      ...['kaltmiete', 'nettokaltmiete', 'hauptmietzinsnetto', 'pauschalmiete', 'pacht'].map(
        (name) => `preise/${name}`,
      ),
    ),
    warm_rent_euro: at('preise/warmmiete'),
    utilities_euro: firstOf(flat, 'preise/nebenkosten', 'preise/betriebskostennetto'),
    heating_costs_euro: firstOf(flat, 'preise/heizkosten', 'preise/heizkostennetto'),
    heating_included: box(at('preise/heizkosten_enthalten')),
    deposit_euro: at('preise/kaution'),
    available_from: freeFrom(flat),
    max_occupants: at('verwaltung_objekt/max_personen'),
    pets: own(flat, 'verwaltung_objekt', 'haustiere') ?? box(at('verwaltung_objekt/haustiere')),
    step_free: own(flat, 'ausstattung', 'stufenlos'),
    narrowest_door_cm: own(flat, 'ausstattung', 'schmalste_tuer_cm'),
    level_shower: own(flat, 'ausstattung', 'bodengleiche_dusche'),
    wbs_required: box(at('verwaltung_objekt/wbs_sozialwohnung')),
    amenities: readAmenities(flat),
    tour_url: tourIn(flat),
  }
}

/** Ours for the provider's word; `unknown` is his own where we have none. */
export function statusOf(flat: XmlNode): { known?: string; unknown?: string } {
  if (isTrue(textAt(flat, 'verwaltung_objekt/vermietet'))) return { known: 'rented' }
  const ours = own(flat, 'zustand_angaben', 'status')
  if (ours) return { known: ours }
  const states = ['verkaufstatus', 'vermietungsstatus'].map((name) => elementAt(flat, `zustand_angaben/${name}`))
  const word = states.map((state) => state?.attributes.stand || state?.text.trim()).find(Boolean)
  if (!word) return {}
  const folded = foldText(word)
  const known = statusWords[folded]
  return known ? { known } : { unknown: word }
}

/** Every text of the object, those beside the description under a heading of their own. */
function descriptionOf(flat: XmlNode): string | undefined {
  const at = (...names: string[]) =>
    names.map((name) => plainText(textAt(flat, `freitexte/${name}`) ?? '')).find((text) => text !== '')
  const [fittings, further] = [at('ausstatt_beschr'), at('sonstige_angaben')]
  const parts = [
    at('objektbeschreibung', 'objekt_text', 'objekttext', 'kurzbeschreibung', 'dreizeiler'),
    fittings && `Ausstattung:\n${fittings}`,
    further && `Sonstiges:\n${further}`,
  ].filter(Boolean)
  return parts.length === 0 ? undefined : parts.join('\n\n')
}

/** `abdatum` is a day, `verfuegbar_ab` whatever somebody typed; null: free at once. */
function freeFrom(flat: XmlNode): string | null | undefined {
  const text = firstOf(flat, 'verwaltung_objekt/abdatum', 'verwaltung_objekt/verfuegbar_ab')
  return text && isAtOnce(text) ? null : text
}

/** The first link that leads to a video or tour which the flat's page can show; a file without one says nothing of it. */
function tourIn(flat: XmlNode): string | undefined {
  const groups: readonly string[] = Object.values(linkGroups)
  return (elementAt(flat, 'anhaenge')?.children ?? [])
    .filter(({ attributes }) => groups.includes(attributes.gruppe?.toUpperCase() ?? ''))
    .map((link) => textAt(link, 'daten/pfad') ?? textAt(link, 'anhangurl') ?? '')
    .find((address) => tourOf(address) !== null)
}

function floorOf(text: string | undefined): string | undefined {
  if (!text || !/^-?\d{1,2}$/.test(text)) return text || undefined
  const floor = Number(text)
  return floor === 0 ? 'Erdgeschoss' : floor < 0 ? 'Untergeschoss' : `${floor}. OG`
}
