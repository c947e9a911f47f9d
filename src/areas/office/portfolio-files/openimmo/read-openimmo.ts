import { tourOf } from '#areas/letting/public.server.ts'
import type { Entered, ImportRow, Problem } from '../import-row.ts'
import { readAmenities } from './amenities.ts'
import {
  carrierCodes,
  exemptionCodes,
  heatingCodes,
  linkGroups,
  LIST_SEPARATOR,
  OWN_PREFIX,
  statusCodes,
} from './codes.ts'
import { eachElement, elementAt, textAt, type XmlNode } from './parse-xml.ts'

/** @throws UnreadableFile when the file is no OpenImmo or not safe to read. */
export function readOpenimmo(xml: string): { rows: ImportRow[]; problems: Problem[] } {
  const rows: ImportRow[] = []
  const problems: Problem[] = []
  eachElement(xml, { root: 'openimmo', name: 'immobilie' }, (flat) => {
    const { line } = flat
    const number = textAt(flat, 'verwaltung_techn/objektnr_extern') || textAt(flat, 'verwaltung_techn/openimmo_obid')
    const marketing = elementAt(flat, 'objektkategorie/vermarktungsart')?.attributes
    if (!number) problems.push({ line, text: 'Die Objektnummer (objektnr_extern) fehlt.' })
    else if (marketing && !['miete_pacht', 'leasing'].some((name) => isTrue(marketing[name])))
      problems.push({
        line,
        text: `Objekt ${number.slice(0, 60)} wird nicht vermietet; die Website zeigt nur Mietobjekte.`,
      })
    else
      rows.push({
        line,
        number,
        buildingNumber: textAt(flat, 'verwaltung_techn/gruppen_kennung') || null,
        isRemoved: elementAt(flat, 'verwaltung_techn/aktion')?.attributes.aktionart?.toUpperCase() === 'DELETE',
        building: mentioned(buildingOf(flat)),
        flat: mentioned(flatOf(flat, number)),
      })
  })
  return { rows, problems }
}

type Loose = Record<string, string | readonly string[] | undefined>

const mentioned = (loose: Loose) =>
  Object.fromEntries(Object.entries(loose).filter(([, value]) => value !== undefined)) as Entered

function buildingOf(flat: XmlNode): Loose {
  const at = (path: string) => textAt(flat, path)
  const point = elementAt(flat, 'geo/geokoordinaten')?.attributes
  const carriers = own(flat, 'ausstattung', 'energietraeger')
  return {
    name: own(flat, 'geo', 'gebaeude'),
    property_type: own(flat, 'objektkategorie', 'gebaeudeart') ?? propertyType(flat),
    total_units: own(flat, 'geo', 'einheiten'),
    street: at('geo/strasse'),
    house_number: at('geo/hausnummer'),
    postal_code: at('geo/plz'),
    city: at('geo/ort'),
    country:
      own(flat, 'geo', 'land') ??
      (elementAt(flat, 'geo/land')?.attributes.iso_land === 'DEU' ? 'Deutschland' : undefined),
    publish_exact_address: box(at('verwaltung_objekt/objektadresse_freigeben')),
    latitude: point?.breitengrad,
    longitude: point?.laengengrad,
    coordinates_precision: own(flat, 'geo', 'genauigkeit'),
    construction_year: at('zustand_angaben/baujahr'),
    renovation_year: at('zustand_angaben/letztemodernisierung'),
    heating_type: own(flat, 'ausstattung', 'heizung'),
    heating_system: codeOf(heatingCodes, elementAt(flat, 'ausstattung/heizungsart')),
    energy_carriers: carriers === undefined ? carriersOf(flat) : listOf(carriers),
    description: at('freitexte/lage'),
    ...certificateOf(flat),
  }
}

function flatOf(flat: XmlNode, number: string): Loose {
  const at = (path: string) => textAt(flat, path)
  const status = elementAt(flat, 'zustand_angaben/verkaufstatus')?.attributes.stand
  const known = Object.entries(statusCodes).find(([, code]) => code === status?.toUpperCase())?.[0]
  return {
    name: at('freitexte/objekttitel') || `Wohnung ${number}`,
    description: at('freitexte/objektbeschreibung'),
    floor_level: own(flat, 'geo', 'geschoss') ?? floorOf(at('geo/etage')),
    living_area_sqm: decimal(at('flaechen/wohnflaeche')),
    total_area_sqm: decimal(at('flaechen/gesamtflaeche')),
    room_count: decimal(at('flaechen/anzahl_zimmer')),
    bedroom_count: decimal(at('flaechen/anzahl_schlafzimmer')),
    bathroom_count: decimal(at('flaechen/anzahl_badezimmer')),
    cold_rent_euro: decimal(at('preise/kaltmiete') ?? at('preise/nettokaltmiete')),
    warm_rent_euro: decimal(at('preise/warmmiete')),
    utilities_euro: decimal(at('preise/nebenkosten')),
    heating_costs_euro: decimal(at('preise/heizkosten')),
    heating_included: box(at('preise/heizkosten_enthalten')),
    deposit_euro: decimal(at('preise/kaution')),
    available_from: dayOf(at('verwaltung_objekt/abdatum') || at('verwaltung_objekt/verfuegbar_ab')),
    availability_status: isTrue(at('verwaltung_objekt/vermietet'))
      ? 'rented'
      : (own(flat, 'zustand_angaben', 'status') ?? known ?? status),
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

/** The first link that leads to a video or tour which the flat's page can show; a file without one says nothing of it. */
function tourIn(flat: XmlNode): string | undefined {
  const groups: readonly string[] = Object.values(linkGroups)
  return (elementAt(flat, 'anhaenge')?.children ?? [])
    .filter(({ attributes }) => groups.includes(attributes.gruppe?.toUpperCase() ?? ''))
    .map((link) => textAt(link, 'daten/pfad') ?? textAt(link, 'anhangurl') ?? '')
    .find((address) => tourOf(address) !== null)
}

/** All of the certificate or nothing: what a present one does not state, it does not hold; an empty one says nothing. */
function certificateOf(flat: XmlNode): Loose {
  const pass = elementAt(flat, 'zustand_angaben/energiepass')
  if (!pass) return {}
  const at = (name: string) => textAt(pass, name) ?? ''
  const kind = at('epart').toLowerCase()
  const year = at('jahrgang').toLowerCase()
  const value = kind === 'bedarf' ? at('endenergiebedarf') : at('energieverbrauchkennwert')
  const byYear = Object.entries(exemptionCodes).find(([, code]) => code === year)?.[0]
  const exemption = own(flat, 'zustand_angaben', 'ausnahme') ?? byYear ?? (kind || value ? 'none' : null)
  if (exemption === null) return {}
  return {
    certificate_exemption: exemption,
    certificate_kind: kind,
    certificate_value: decimal(value),
    certificate_carriers: listOf(at('primaerenergietraeger')),
    certificate_building_year: at('baujahr'),
    certificate_class: at('wertklasse').toUpperCase(),
    certificate_hot_water: box(at('mitwarmwasser')) ?? 'nein',
    certificate_issued_on: at('ausstelldatum'),
    certificate_valid_until: at('gueltig_bis'),
    certificate_scheme: own(flat, 'zustand_angaben', 'ausweis_nach') ?? '',
  }
}

function own(flat: XmlNode, section: string, name: string): string | undefined {
  return elementAt(flat, section)
    ?.children.find(
      (child) => child.name === 'user_defined_simplefield' && child.attributes.feldname === OWN_PREFIX + name,
    )
    ?.text.trim()
}

/** Of a file from elsewhere: what the standard's own words say of the building. */
function propertyType(flat: XmlNode): string | undefined {
  if (!elementAt(flat, 'objektkategorie')) return undefined
  const use = elementAt(flat, 'objektkategorie/nutzungsart')?.attributes
  if (use && isTrue(use.gewerbe) && !isTrue(use.wohnen)) return 'Gewerbe'
  const house = elementAt(flat, 'objektkategorie/objektart/haus')?.attributes.haustyp
  return house === 'EINFAMILIENHAUS' ? 'Einfamilienhaus' : 'Mehrfamilienhaus'
}

const isTrue = (text: string | undefined) => ['true', '1'].includes(text?.trim().toLowerCase() ?? '')

function box(text: string | undefined): 'ja' | 'nein' | undefined {
  return text === undefined || text === '' ? undefined : isTrue(text) ? 'ja' : 'nein'
}

/** XML writes 72.5, at times 640.500000; the office's fields read 72,5. */
function decimal(text: string | undefined): string | undefined {
  return text && /^-?\d+\.\d+$/.test(text) ? String(Number(text)).replace('.', ',') : text
}

const dayOf = (text: string | undefined) => (text && /^(?:ab )?sofort$/i.test(text) ? '' : text)

const listOf = (text: string) => text.split(LIST_SEPARATOR.trim()).map((part) => part.trim())

function codeOf(codes: Record<string, string>, element: XmlNode | undefined): string | undefined {
  return Object.entries(codes).find(([, code]) => isTrue(element?.attributes[code.toLowerCase()]))?.[0]
}

function carriersOf(flat: XmlNode): string[] | undefined {
  const burning = elementAt(flat, 'ausstattung/befeuerung')?.attributes
  if (!burning) return undefined
  return Object.entries(carrierCodes).flatMap(([name, code]) => (isTrue(burning[code.toLowerCase()]) ? [name] : []))
}

function floorOf(text: string | undefined): string | undefined {
  if (!text || !/^-?\d{1,2}$/.test(text)) return undefined
  const floor = Number(text)
  return floor === 0 ? 'Erdgeschoss' : floor < 0 ? 'Untergeschoss' : `${floor}. OG`
}
