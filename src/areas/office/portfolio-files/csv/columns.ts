/** The headings of a CSV file, and which field of building or flat each fills. `number`: the provider's number of the flat. */
export type Column = { heading: string; of: 'building' | 'flat' | 'number'; field: string }

const columnsOf = (of: 'building' | 'flat', names: Record<string, string>): Column[] =>
  Object.entries(names).map(([heading, field]) => ({ heading, of, field }))

export const columns: readonly Column[] = [
  { heading: 'Objektnummer', of: 'number', field: '' },
  ...columnsOf('building', {
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
  ...columnsOf('flat', {
    Wohnung: 'name',
    Etage: 'floor_level',
    Zimmer: 'room_count',
    Schlafzimmer: 'bedroom_count',
    Badezimmer: 'bathroom_count',
    Fläche: 'living_area_sqm',
    Gesamtfläche: 'total_area_sqm',
    Kaltmiete: 'cold_rent_euro',
    Nebenkosten: 'utilities_euro',
    Heizkosten: 'heating_costs_euro',
    'Heizkosten enthalten': 'heating_included',
    Kaution: 'deposit_euro',
    Status: 'availability_status',
    'Frei ab': 'available_from',
    Personen: 'max_occupants',
    Haustiere: 'pets',
    WBS: 'wbs_required',
    Ausstattung: 'amenities',
    Beschreibung: 'description',
  }),
]
