import { wordTable } from '#platform/word-table.ts'
import { isTrue, isCommercial } from './none-of-ours.ts'
import { carrierCodes, carrierWords, exemptionCodes, heatingCodes, LIST_SEPARATOR } from './codes.ts'
import { box } from './flat-values.ts'
import { own } from './own-field.ts'
import { elementAt, textAt, type XmlNode } from './parse-xml.ts'
import type { Loose } from './read-openimmo.ts'

const countries = wordTable<string>({ DEU: 'Deutschland', AUT: 'Österreich', CHE: 'Schweiz' })

export function buildingOf(flat: XmlNode): Loose {
  const at = (path: string) => textAt(flat, path)
  const carriers = own(flat, 'ausstattung', 'energietraeger')
  const iso = elementAt(flat, 'geo/land')?.attributes.iso_land?.toUpperCase() ?? ''
  return {
    name: own(flat, 'geo', 'gebaeude'),
    property_type: own(flat, 'objektkategorie', 'gebaeudeart') ?? propertyType(flat),
    total_units: own(flat, 'geo', 'einheiten'),
    street: at('geo/strasse'),
    house_number: at('geo/hausnummer'),
    postal_code: at('geo/plz')?.replace(/^D-?/i, ''),
    city: at('geo/ort'),
    country: own(flat, 'geo', 'land') ?? countries[iso],
    publish_exact_address: box(at('verwaltung_objekt/objektadresse_freigeben')),
    ...pointOf(flat),
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

/** Both numbers or none; 0 and 0 lie in the sea. */
function pointOf(flat: XmlNode): Loose {
  const { breitengrad = '', laengengrad = '' } = elementAt(flat, 'geo/geokoordinaten')?.attributes ?? {}
  const isPoint = [breitengrad, laengengrad].every((text) => /^-?\d{1,3}[.,]\d{1,12}$/.test(text) && /[1-9]/.test(text))
  return isPoint ? { latitude: breitengrad, longitude: laengengrad } : {}
}

/** All of the certificate or nothing: what a present one does not state, it does not hold; an empty one says nothing. */
function certificateOf(flat: XmlNode): Loose {
  const pass = elementAt(flat, 'zustand_angaben/energiepass')
  if (!pass) return {}
  const at = (name: string) => textAt(pass, name) ?? ''
  const kind = /bedarf/i.test(at('epart')) ? 'bedarf' : /verbrauch/i.test(at('epart')) ? 'verbrauch' : ''
  const year = at('jahrgang').toLowerCase()
  const [need, use] = [at('endenergiebedarf'), at('energieverbrauchkennwert')]
  const value = kind === 'bedarf' ? need || use : use || (kind === '' ? need : '')
  const byYear = Object.entries(exemptionCodes).find(([, code]) => code === year)?.[0]
  const exemption = own(flat, 'zustand_angaben', 'ausnahme') ?? byYear ?? (kind || /[1-9]/.test(value) ? 'none' : null)
  if (exemption === null) return {}
  return {
    certificate_exemption: exemption,
    certificate_kind: kind || null,
    certificate_value: orNone(value),
    certificate_carriers: listOf(at('primaerenergietraeger')).map(carrierName),
    certificate_building_year: orNone(at('baujahr')),
    certificate_class: orNone(
      at('wertklasse')
        .toUpperCase()
        .replace(/^(?:ENERGIE)?KLASSE /, '')
        .replace(' +', '+'),
    ),
    certificate_hot_water: box(at('mitwarmwasser')) ?? 'nein',
    certificate_issued_on: orNone(at('ausstelldatum')),
    certificate_valid_until: orNone(at('gueltig_bis')),
    certificate_scheme: own(flat, 'zustand_angaben', 'ausweis_nach') || null,
  }
}

/** Nothing, and a 0 that programs write for it. */
const orNone = (text: string) => (/[1-9a-z]/i.test(text) ? text : null)

function carrierName(word: string): string {
  const code = word
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')
  return carrierWords[code] ?? word
}

/** Of a file from elsewhere: what the standard's own words say of the building. */
function propertyType(flat: XmlNode): string | undefined {
  if (!elementAt(flat, 'objektkategorie')) return undefined
  if (isCommercial(flat)) return 'Gewerbe'
  const house = elementAt(flat, 'objektkategorie/objektart/haus')?.attributes.haustyp
  return house === 'EINFAMILIENHAUS' ? 'Einfamilienhaus' : 'Mehrfamilienhaus'
}

const listOf = (text: string) =>
  text
    .split(LIST_SEPARATOR.trim())
    .map((part) => part.trim())
    .filter(Boolean)

function codeOf(codes: Record<string, string>, element: XmlNode | undefined): string | undefined {
  return Object.entries(codes).find(([, code]) => isTrue(element?.attributes[code.toLowerCase()]))?.[0]
}

function carriersOf(flat: XmlNode): string[] | undefined {
  const burning = elementAt(flat, 'ausstattung/befeuerung')?.attributes
  if (!burning) return undefined
  return Object.entries(carrierCodes).flatMap(([name, code]) => (isTrue(burning[code.toLowerCase()]) ? [name] : []))
}
