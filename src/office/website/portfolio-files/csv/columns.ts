import { eachApartmentField } from '#areas/letting/public.server.ts'
import { foldText } from '#platform/fold.ts'
import { wordTable } from '#platform/word-table.ts'

/** The headings of a CSV file, and which field of building or flat each fills. `number`: the provider's number of the flat. */
export type Column = { heading: string; of: 'building' | 'flat' | 'number'; field: string }

const buildingColumns = (names: Record<string, string>): Column[] =>
  Object.entries(names).map(([heading, field]) => ({ heading, of: 'building', field }))

export const columns: readonly Column[] = [
  { heading: 'Objektnummer', of: 'number', field: '' },
  ...buildingColumns({
    Gebäude: 'name',
    Straße: 'street',
    Hausnummer: 'house_number',
    PLZ: 'postal_code',
    Ort: 'city',
    Land: 'country',
    'Adresse zeigen': 'publish_exact_address',
    Typ: 'property_type',
    Einheiten: 'total_units',
    Baujahr: 'construction_year',
    Kernsaniert: 'renovation_year',
    Heizung: 'heating_type',
    Energieträger: 'energy_carriers',
    Energieausweis: 'certificate_exemption',
    Ausweisart: 'certificate_kind',
    Energiekennwert: 'certificate_value',
    Energieeffizienzklasse: 'certificate_class',
    'Energieträger laut Ausweis': 'certificate_carriers',
    'Baujahr laut Ausweis': 'certificate_building_year',
    'Kennwert mit Warmwasser': 'certificate_hot_water',
    'Ausweis ausgestellt am': 'certificate_issued_on',
    'Ausweis gültig bis': 'certificate_valid_until',
  }),
  ...eachApartmentField.flatMap(({ name: field, heading }) =>
    heading ? [{ heading, of: 'flat' as const, field }] : [],
  ),
]

/** Other headings that people use for our columns, folded. */
const otherNames = wordTable<string>({
  objektnr: 'Objektnummer',
  'objekt nr': 'Objektnummer',
  'we nr': 'Objektnummer',
  wohnungsnummer: 'Objektnummer',
  strasse: 'Straße',
  str: 'Straße',
  'haus nr': 'Hausnummer',
  hausnr: 'Hausnummer',
  nr: 'Hausnummer',
  postleitzahl: 'PLZ',
  stadt: 'Ort',
  bezeichnung: 'Wohnung',
  wohnflaeche: 'Fläche',
  'anzahl zimmer': 'Zimmer',
  zimmeranzahl: 'Zimmer',
  nettokaltmiete: 'Kaltmiete',
  'miete kalt': 'Kaltmiete',
  betriebskosten: 'Nebenkosten',
  verfuegbar: 'Frei ab',
  'verfuegbar ab': 'Frei ab',
  effizienzklasse: 'Energieeffizienzklasse',
  endenergie: 'Energiekennwert',
})

/** „Fläche (m²)“, „Kaltmiete in €“ and „fläche“ are „Fläche“ and „Kaltmiete“. */
export function columnNamed(cell: string): Column | undefined {
  const plain = foldText(cell.slice(0, 100).split(/[([{]/)[0] ?? '')
  const bare = plain.replace(/ (?:in )?(?:m2|m|qm|eur|euro)$/, '').replace(/ in$/, '')
  return [plain, bare]
    .map((name) => otherNames[name] ?? name)
    .map((name) => columns.find(({ heading }) => foldText(heading) === foldText(name)))
    .find((column) => column !== undefined)
}
