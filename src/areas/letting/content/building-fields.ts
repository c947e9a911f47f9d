import { efficiencyClasses } from '../energy/rules.ts'
import type { FieldGroup, FieldOption } from '#company/content/field-spec.ts'

const same = (...texts: string[]): FieldOption[] => texts.map((text) => ({ value: text, label: text }))
const YEARS = { min: 1000, max: 2100 }

export const buildingGroups: FieldGroup[] = [
  {
    legend: 'Gebäude',
    fields: [
      { name: 'name', label: 'Name', input: 'line', required: true, hint: 'Zum Beispiel „Wohnhaus am Stadtpark“.' },
      {
        name: 'property_type',
        label: 'Art',
        input: 'choice',
        required: true,
        options: same('Mehrfamilienhaus', 'Einfamilienhaus', 'Gewerbe', 'Neubauprojekt'),
      },
      { name: 'total_units', label: 'Einheiten', input: 'whole', required: true, min: 1, max: 10_000 },
      { name: 'location_id', label: 'Ort oder Viertel', input: 'choice' },
      { name: 'construction_year', label: 'Baujahr', input: 'whole', ...YEARS },
      { name: 'renovation_year', label: 'Kernsaniert im Jahr', input: 'whole', ...YEARS },
      { name: 'description', label: 'Beschreibung', input: 'text', wide: true },
    ],
  },
  {
    legend: 'Adresse',
    fields: [
      { name: 'street', label: 'Straße', input: 'line', required: true },
      { name: 'house_number', label: 'Hausnummer', input: 'line', maxLength: 20 },
      { name: 'postal_code', label: 'Postleitzahl', input: 'line', required: true, maxLength: 10 },
      { name: 'city', label: 'Ort', input: 'line', required: true },
      { name: 'country', label: 'Land', input: 'line', required: true },
      {
        name: 'publish_exact_address',
        label: 'Straße und Hausnummer zeigen',
        input: 'box',
        hint: 'Sonst sehen Besucher nur den Ort, auf der Karte einen Kreis.',
      },
      {
        name: 'latitude',
        label: 'Geografische Breite',
        input: 'coordinate',
        min: -90,
        max: 90,
        hint: 'Zum Beispiel 51,3155. Auf openstreetmap.org zeigt ein Rechtsklick auf das Haus mit „Adresse anzeigen“ beide Zahlen. Leer: wird gesucht, wenn ein Kartendienst eingerichtet ist.',
      },
      {
        name: 'longitude',
        label: 'Geografische Länge',
        input: 'coordinate',
        min: -180,
        max: 180,
        hint: 'Zum Beispiel 9,4924.',
      },
      {
        name: 'coordinates_precision',
        label: 'Genauigkeit des Punktes',
        input: 'choice',
        options: [
          { value: 'exact', label: 'genau das Haus' },
          { value: 'street', label: 'die Straße' },
          { value: 'town', label: 'der Ort' },
        ],
      },
    ],
  },
  {
    legend: 'In der Nähe',
    fields: [
      {
        name: 'nearby',
        label: 'Haltestellen, Läden, Schulen, Ärzte',
        input: 'lines',
        wide: true,
        hint: 'Einer je Zeile: Art, Name, Minuten zu Fuß oder Meter. Zum Beispiel „Haltestelle, Rathaus, 4 Min.“ oder „Supermarkt, Markt am Tor, 600 m“.',
      },
    ],
  },
  {
    legend: 'Heizung',
    fields: [
      {
        name: 'heating_type',
        label: 'Heizung, wie Besucher sie lesen',
        input: 'line',
        hint: 'Zum Beispiel „Gas-Zentralheizung“.',
      },
      {
        name: 'heating_system',
        label: 'Heizsystem',
        input: 'choice',
        options: [
          { value: 'zentral', label: 'Zentralheizung' },
          { value: 'etage', label: 'Etagenheizung' },
          { value: 'fern', label: 'Fernwärme' },
          { value: 'fussboden', label: 'Fußbodenheizung' },
          { value: 'ofen', label: 'Ofenheizung' },
        ],
      },
      { name: 'energy_carriers', label: 'Energieträger', input: 'lines', hint: 'Einer je Zeile.' },
    ],
  },
  {
    legend: 'Energieausweis',
    hint: 'Was hier steht, muss in jeder Anzeige stehen (§ 87 GEG).',
    fields: [
      {
        name: 'certificate_exemption',
        label: 'Liegt ein Energieausweis vor?',
        input: 'choice',
        wide: true,
        options: [
          { value: 'none', label: 'Ja' },
          {
            value: 'noch_nicht_ausgestellt',
            label: 'Nein, noch nicht ausgestellt: wird bei der Besichtigung vorgelegt',
          },
          { value: 'denkmal', label: 'Nein, nicht erforderlich: Baudenkmal (§ 79 Abs. 4 GEG)' },
          { value: 'nicht_noetig', label: 'Nein, für dieses Gebäude nicht erforderlich' },
        ],
      },
      {
        name: 'certificate_kind',
        label: 'Art des Ausweises',
        input: 'choice',
        options: [
          { value: 'bedarf', label: 'Energiebedarfsausweis' },
          { value: 'verbrauch', label: 'Energieverbrauchsausweis' },
        ],
      },
      { name: 'certificate_value', label: 'Energiekennwert in kWh/(m²·a)', input: 'decimal', max: 2000 },
      {
        name: 'certificate_class',
        label: 'Energieeffizienzklasse',
        input: 'choice',
        options: same(...efficiencyClasses.map(({ name }) => name)),
      },
      { name: 'certificate_carriers', label: 'Wesentliche Energieträger', input: 'lines', hint: 'Einer je Zeile.' },
      { name: 'certificate_building_year', label: 'Baujahr laut Ausweis', input: 'whole', ...YEARS },
      { name: 'certificate_hot_water', label: 'Der Kennwert enthält das Warmwasser', input: 'box' },
      { name: 'certificate_issued_on', label: 'Ausgestellt am', input: 'day' },
      { name: 'certificate_valid_until', label: 'Gültig bis', input: 'day' },
      {
        name: 'certificate_document',
        label: 'Der Ausweis als PDF',
        input: 'choice',
        hint: 'Eine Datei, die unter „Dokumente“ hochgeladen ist.',
      },
      { name: 'certificate_scheme', label: 'Ausgestellt nach', input: 'line', hint: 'Zum Beispiel „GEG 2020“.' },
    ],
  },
  {
    legend: 'Veröffentlichung',
    fields: [{ name: 'is_published', label: 'Auf der Website zeigen', input: 'box', wide: true }],
  },
]
