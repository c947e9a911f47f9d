import { elementAt, textAt, type XmlNode } from './parse-xml.ts'
import { wordTable } from '#platform/word-table.ts'

/**
 * Where OpenImmo 1.2.7 keeps each amenity: an attribute or an element that is true, or a count above 0. Paths begin at
 * `immobilie`; `ausstattung/bad@DUSCHE` is an attribute.
 */
const places = wordTable<{ path: string; value: string }>({
  wg_geeignet: { path: 'ausstattung/wg_geeignet', value: 'true' },
  dusche: { path: 'ausstattung/bad@DUSCHE', value: 'true' },
  badewanne: { path: 'ausstattung/bad@WANNE', value: 'true' },
  tageslichtbad: { path: 'ausstattung/bad@FENSTER', value: 'true' },
  einbaukueche: { path: 'ausstattung/kueche@EBK', value: 'true' },
  aufzug: { path: 'ausstattung/fahrstuhl@PERSONEN', value: 'true' },
  stellplatz: { path: 'ausstattung/stellplatzart@FREIPLATZ', value: 'true' },
  garage: { path: 'ausstattung/stellplatzart@GARAGE', value: 'true' },
  garten: { path: 'ausstattung/gartennutzung', value: 'true' },
  moebliert: { path: 'ausstattung/moebliert@moeb', value: 'VOLL' },
  rollstuhlgerecht: { path: 'ausstattung/rollstuhlgerecht', value: 'true' },
  barrierefrei: { path: 'ausstattung/barrierefrei', value: 'true' },
  waschraum: { path: 'ausstattung/wasch_trockenraum', value: 'true' },
  keller: { path: 'ausstattung/unterkellert@keller', value: 'JA' },
  abstellraum: { path: 'ausstattung/abstellraum', value: 'true' },
  fahrradraum: { path: 'ausstattung/fahrradraum', value: 'true' },
  rolllaeden: { path: 'ausstattung/rolladen', value: 'true' },
  glasfaser: { path: 'ausstattung/breitband_zugang@art', value: 'Glasfaser' },
  gaeste_wc: { path: 'ausstattung/gaestewc', value: 'true' },
  balkon: { path: 'flaechen/anzahl_balkone', value: '1' },
  terrasse: { path: 'flaechen/anzahl_terrassen', value: '1' },
})

const isYes = (text: string, wanted: string) =>
  ['true', '1', wanted.toLowerCase()].includes(text.toLowerCase()) || Number(text.replace(',', '.')) > 0

/** Undefined when the file does not speak of the flat's fittings at all. */
export function readAmenities(flat: XmlNode): string[] | undefined {
  if (!elementAt(flat, 'ausstattung')) return undefined
  return Object.entries(places)
    .filter(([, { path, value }]) => {
      const [element = '', attribute] = path.split('@')
      const text =
        attribute === undefined ? textAt(flat, element) : elementAt(flat, element)?.attributes[attribute.toLowerCase()]
      return text !== undefined && isYes(text, value)
    })
    .map(([code]) => code)
}

/** The elements of `ausstattung` or `flaechen` that say what the flat has, in the order of the standard. */
export function amenityElements(section: 'ausstattung' | 'flaechen', codes: readonly string[]) {
  const elements = new Map<string, { attributes: Record<string, string>; text: string | null }>()
  for (const [code, { path, value }] of Object.entries(places)) {
    if (!path.startsWith(`${section}/`) || !codes.includes(code)) continue
    const [name = '', attribute] = path.slice(section.length + 1).split('@')
    const element = elements.get(name) ?? { attributes: {}, text: null }
    if (attribute === undefined) element.text = value
    else element.attributes[attribute] = value
    elements.set(name, element)
  }
  return elements
}
