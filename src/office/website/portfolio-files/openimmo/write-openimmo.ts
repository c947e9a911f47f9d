import { COMMERCIAL, ruledDepositEuro, tourOf } from '#areas/letting/public.server.ts'
import type { ContentRecord, ContentValue, ContentValues } from '#company/content/content-store.ts'
import { formatEuro } from '#ui/format.ts'
import { amenityElements } from './amenities.ts'
import {
  carrierCodes,
  exemptionCodes,
  heatingCodes,
  linkGroups,
  LIST_SEPARATOR,
  OWN_PREFIX,
  statusCodes,
} from './codes.ts'
import { NOT_XML } from './parse-xml.ts'
import { escapeMarkup } from '#platform/escape-markup.ts'
import { ownOf } from '#platform/word-table.ts'

type Attributes = Record<string, string | number | boolean | null | undefined>

const escape = (text: string) => escapeMarkup(text.replaceAll(NOT_XML, '')).replaceAll('\r', '&#13;')

/** An element without content is left out, unless it has attributes. */
function element(name: string, content: ContentValue | undefined, attributes: Attributes = {}): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${escape(String(value))}"`)
    .join('')
  const text = Array.isArray(content) ? content.join(LIST_SEPARATOR) : String(content ?? '')
  if (text === '') return written === '' ? '' : `<${name}${written}/>\n`
  return `<${name}${written}>${escape(text)}</${name}>\n`
}

const section = (name: string, ...parts: string[]) => `<${name}>\n${parts.join('')}</${name}>\n`

const own = (name: string, content: ContentValue | undefined) =>
  content === null || content === undefined || String(content) === ''
    ? ''
    : element('user_defined_simplefield', content, { feldname: OWN_PREFIX + name })

export type Sender = { firm: string; phone: string; email: string; now: Date }

/** Opens the document before the first flat. */
export function openimmoHead({ firm, now }: Sender): string {
  const transfer = { art: 'OFFLINE', umfang: 'VOLL', modus: 'CHANGE', version: '1.2.7', sendersoftware: 'website' }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<openimmo>\n${element('uebertragung', null, {
    ...transfer,
    senderversion: '1',
    timestamp: now.toISOString(),
  })}<anbieter>\n${element('anbieternr', '1')}${element('firma', firm)}${element('openimmo_anid', 'website')}`
}

export const openimmoFoot = '</anbieter>\n</openimmo>\n'

/** A video of the flat on our own server. */
export type OwnVideo = { title: string; url: string }

/** One flat as `immobilie`, its sections in the order of the standard (OpenImmo 1.2.7). */
export function openimmoFlat(
  flat: ContentRecord,
  house: ContentRecord,
  { sender, videos }: { sender: Sender; videos: readonly OwnVideo[] },
): string {
  const [values, building] = [flat.values, house.values]
  return section(
    'immobilie',
    category(building),
    place(values, building),
    section(
      'kontaktperson',
      element('email_zentrale', sender.email),
      element('tel_zentrale', sender.phone),
      element('name', sender.firm),
    ),
    prices(values, building),
    section(
      'flaechen',
      element('wohnflaeche', values.living_area_sqm),
      element('gesamtflaeche', values.total_area_sqm),
      element('anzahl_zimmer', values.room_count),
      element('anzahl_schlafzimmer', values.bedroom_count),
      element('anzahl_badezimmer', values.bathroom_count),
      amenities('flaechen', values),
    ),
    fittings(values, building),
    condition(values, building),
    section(
      'freitexte',
      element('objekttitel', values.name),
      element('lage', building.description),
      element('objektbeschreibung', values.description),
    ),
    links(values, videos),
    section(
      'verwaltung_objekt',
      element('objektadresse_freigeben', building.publish_exact_address),
      element('verfuegbar_ab', values.available_from ?? 'sofort'),
      element('wbs_sozialwohnung', values.wbs_required),
      element('vermietet', values.availability_status === 'rented'),
      element('haustiere', values.pets === null ? null : values.pets !== 'nein'),
      element('max_personen', values.max_occupants),
      own('haustiere', values.pets),
    ),
    section(
      'verwaltung_techn',
      element('objektnr_extern', flat.id),
      element('aktion', null, { aktionart: 'CHANGE' }),
      element('openimmo_obid', flat.id),
      element('stand_vom', flat.updatedAt.slice(0, 10)),
      element('gruppen_kennung', house.id),
    ),
  )
}

/** Links only: files would have to travel beside the XML. */
function links({ tour_url: typed }: ContentValues, videos: readonly OwnVideo[]): string {
  const tour = tourOf(typeof typed === 'string' ? typed : null)
  const all = [
    ...(tour ? [{ group: linkGroups[tour.what], title: `${tour.what} von ${tour.name}`, url: tour.pageUrl }] : []),
    ...videos.map(({ title, url }) => ({ group: linkGroups.Video, title, url })),
  ]
  const link = ({ group, title, url }: (typeof all)[number]) =>
    `<anhang location="EXTERN" gruppe="${group}">\n${element('anhangtitel', title)}${section('daten', element('pfad', url))}</anhang>\n`
  return all.length === 0 ? '' : section('anhaenge', ...all.map(link))
}

function category({ property_type: type }: ContentValues): string {
  const isBusiness = type === COMMERCIAL
  const kind =
    type === 'Einfamilienhaus'
      ? element('haus', null, { haustyp: 'EINFAMILIENHAUS' })
      : isBusiness
        ? element('buero_praxen', null, { buero_typ: 'BUEROFLAECHE' })
        : element('wohnung', null, { wohnungtyp: 'ETAGE' })
  return section(
    'objektkategorie',
    element('nutzungsart', null, { WOHNEN: !isBusiness, GEWERBE: isBusiness, ANLAGE: false, WAZ: false }),
    element('vermarktungsart', null, { KAUF: false, MIETE_PACHT: true, ERBPACHT: false, LEASING: false }),
    section('objektart', kind),
    own('gebaeudeart', type),
  )
}

function place(flat: ContentValues, building: ContentValues): string {
  const hasPoint = building.latitude !== null && building.longitude !== null
  const point = { breitengrad: building.latitude as number, laengengrad: building.longitude as number }
  return section(
    'geo',
    element('plz', building.postal_code),
    element('ort', building.city),
    hasPoint ? element('geokoordinaten', null, point) : '',
    element('strasse', building.street),
    element('hausnummer', building.house_number),
    building.country === 'Deutschland' ? element('land', null, { iso_land: 'DEU' }) : '',
    own('land', building.country),
    own('gebaeude', building.name),
    own('einheiten', building.total_units),
    own('genauigkeit', hasPoint ? building.coordinates_precision : null),
    own('geschoss', flat.floor_level),
  )
}

function prices(flat: ContentValues, { property_type: type }: ContentValues): string {
  const { cold_rent_euro: rent, deposit_euro: deposit } = flat
  // As words: read again, it stays what the rule says and does not become the flat's own.
  const ruled = deposit === null ? ruledDepositEuro(typeof rent === 'number' ? rent : null, type === COMMERCIAL) : null
  return section(
    'preise',
    element('kaltmiete', euros(flat.cold_rent_euro)),
    element('warmmiete', euros(flat.warm_rent_euro)),
    element('nebenkosten', euros(flat.utilities_euro)),
    element('heizkosten_enthalten', flat.heating_included),
    element('heizkosten', euros(flat.heating_costs_euro)),
    element('kaution', euros(deposit)),
    element('kaution_text', ruled === null ? null : formatEuro(ruled)),
  )
}

const euros = (amount: ContentValue | undefined) => (typeof amount === 'number' ? amount.toFixed(2) : null)

function amenities(name: 'ausstattung' | 'flaechen', { amenities: codes }: ContentValues): string {
  const elements = amenityElements(name, codes as string[])
  return [...elements].map(([each, { attributes, text }]) => element(each, text, attributes)).join('')
}

function fittings(flat: ContentValues, building: ContentValues): string {
  const system = heatingCodes[String(building.heating_system)]
  const carriers = (building.energy_carriers as string[]).flatMap((name) => carrierCodes[name] ?? [])
  const burning = Object.fromEntries(carriers.map((code) => [code, true]))
  return section(
    'ausstattung',
    system ? element('heizungsart', null, { [system]: true }) : '',
    element('befeuerung', null, burning),
    amenities('ausstattung', flat),
    own('stufenlos', flat.step_free),
    own('schmalste_tuer_cm', flat.narrowest_door_cm),
    own('bodengleiche_dusche', flat.level_shower),
    own('heizung', building.heating_type),
    own('energietraeger', building.energy_carriers),
  )
}

function condition(flat: ContentValues, building: ContentValues): string {
  const status = ownOf(statusCodes, String(flat.availability_status))
  return section(
    'zustand_angaben',
    element('baujahr', building.construction_year),
    element('letztemodernisierung', building.renovation_year),
    element('verkaufstatus', null, { stand: status }),
    certificate(building),
    status === undefined ? own('status', flat.availability_status) : '',
    own('ausnahme', building.certificate_exemption),
    own('ausweis_nach', building.certificate_scheme),
  )
}

function certificate(building: ContentValues): string {
  const { certificate_exemption: exemption, certificate_kind: kind, certificate_value: value } = building
  if (exemption === null) return ''
  return section(
    'energiepass',
    element('epart', typeof kind === 'string' ? kind.toUpperCase() : null),
    element('gueltig_bis', building.certificate_valid_until),
    kind === 'bedarf' ? '' : element('energieverbrauchkennwert', value),
    element('mitwarmwasser', building.certificate_hot_water),
    kind === 'bedarf' ? element('endenergiebedarf', value) : '',
    element('primaerenergietraeger', building.certificate_carriers),
    element('wertklasse', building.certificate_class),
    element('baujahr', building.certificate_building_year),
    element('ausstelldatum', building.certificate_issued_on),
    element('jahrgang', exemptionCodes[String(exemption)]),
  )
}
