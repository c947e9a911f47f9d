import { eachApartmentField } from '#areas/letting/public.server.ts'

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
  }),
  ...eachApartmentField.flatMap(({ name: field, heading }) =>
    heading ? [{ heading, of: 'flat' as const, field }] : [],
  ),
]
