import type { Columns } from '#company/content/columns.ts'
import { amenityLabels } from './amenities.ts'
import { statusOptions } from './availability.ts'

type Field = {
  /** In the API and in the office's records; amounts end in `_euro`, their columns in `_cents`. */
  name: string
  label: string
  input: 'line' | 'text' | 'whole' | 'decimal' | 'euro' | 'day' | 'choice' | 'box' | 'boxes'
  required?: true
  hint?: string
  options?: readonly { value: string; label: string }[]
  takesOthers?: true
  min?: number
  max?: number
  wide?: true
  /** Its heading in a CSV file; without one it cannot be imported. */
  heading?: string
}

const yesNo = [
  { value: 'ja', label: 'ja' },
  { value: 'nein', label: 'nein' },
] as const
const amenities = Object.entries(amenityLabels).map(([value, label]) => ({ value, label }))

/**
 * Fields of a flat as the office enters them, group by group. Types, rows, the office's form, CSV columns and the API's description follow from
 * here; only `ApartmentsTable`, OpenImmo and the flat's page name a field again.
 */
export const apartmentFields = [
  {
    legend: 'Wohnung',
    fields: [
      {
        name: 'name',
        label: 'Bezeichnung',
        input: 'line',
        required: true,
        hint: 'Zum Beispiel „Wohnung 3, 2. OG links“.',
        heading: 'Wohnung',
      },
      { name: 'property_id', label: 'Gebäude', input: 'choice', required: true },
      { name: 'floor_level', label: 'Etage', input: 'line', heading: 'Etage' },
      {
        name: 'availability_status',
        label: 'Status',
        input: 'choice',
        takesOthers: true,
        required: true,
        options: statusOptions,
        heading: 'Status',
      },
      {
        name: 'available_from',
        label: 'Frei ab',
        input: 'day',
        hint: 'TT.MM.JJJJ. Leer heißt sofort.',
        heading: 'Frei ab',
      },
      { name: 'description', label: 'Beschreibung', input: 'text', wide: true, heading: 'Beschreibung' },
      {
        name: 'tour_url',
        label: 'Video oder Rundgang',
        input: 'line',
        wide: true,
        hint: 'Die Adresse bei YouTube, Vimeo oder Matterport. Besucher laden es erst nach ihrer Zustimmung.',
        heading: 'Video oder Rundgang',
      },
    ],
  },
  {
    legend: 'Größe',
    fields: [
      { name: 'living_area_sqm', label: 'Wohnfläche in m²', input: 'decimal', max: 10_000, heading: 'Fläche' },
      { name: 'total_area_sqm', label: 'Gesamtfläche in m²', input: 'decimal', max: 10_000, heading: 'Gesamtfläche' },
      {
        name: 'room_count',
        label: 'Zimmer',
        input: 'decimal',
        max: 100,
        hint: 'Halbe Zimmer als 2,5.',
        heading: 'Zimmer',
      },
      { name: 'bedroom_count', label: 'Schlafzimmer', input: 'decimal', max: 100, heading: 'Schlafzimmer' },
      { name: 'bathroom_count', label: 'Badezimmer', input: 'decimal', max: 100, heading: 'Badezimmer' },
      {
        name: 'max_occupants',
        label: 'Geeignet für höchstens … Personen',
        input: 'whole',
        min: 1,
        max: 50,
        heading: 'Personen',
      },
    ],
  },
  {
    legend: 'Miete im Monat',
    hint: 'Die Warmmiete rechnet die Website aus Kaltmiete, Nebenkosten und Heizkosten.',
    fields: [
      { name: 'cold_rent_euro', label: 'Kaltmiete', input: 'euro', heading: 'Kaltmiete' },
      { name: 'utilities_euro', label: 'Nebenkosten', input: 'euro', heading: 'Nebenkosten' },
      { name: 'heating_costs_euro', label: 'Heizkosten', input: 'euro', heading: 'Heizkosten' },
      {
        name: 'heating_included',
        label: 'Die Nebenkosten enthalten die Heizkosten schon',
        input: 'box',
        heading: 'Heizkosten enthalten',
      },
      {
        name: 'deposit_euro',
        label: 'Kaution',
        input: 'euro',
        hint: 'Bei Wohnungen höchstens drei Kaltmieten (§ 551 BGB). Leer: nach der Regel unter Firma, Preise und Kaution.',
        heading: 'Kaution',
      },
      // The shown one is computed (`rent.ts`).
      { name: 'warm_rent_euro', label: 'Warmmiete laut Unterlagen', input: 'euro', hint: 'Nur für die Verwaltung.' },
    ],
  },
  {
    legend: 'Ausstattung und Bedingungen',
    fields: [
      {
        name: 'amenities',
        label: 'Ausstattung',
        input: 'boxes',
        wide: true,
        options: amenities,
        heading: 'Ausstattung',
      },
      {
        name: 'pets',
        label: 'Haustiere',
        input: 'choice',
        options: [
          { value: 'ja', label: 'erlaubt' },
          { value: 'nach_absprache', label: 'nach Absprache' },
          { value: 'nein', label: 'nicht erlaubt' },
        ],
        heading: 'Haustiere',
      },
      { name: 'wbs_required', label: 'Wohnberechtigungsschein erforderlich', input: 'box', heading: 'WBS' },
    ],
  },
  {
    legend: 'Barrierefreiheit',
    hint: 'Was leer bleibt, steht auf der Website als „nicht angegeben“. Den Aufzug tragen Sie unter Ausstattung ein.',
    fields: [
      {
        name: 'step_free',
        label: 'Stufenlos erreichbar',
        input: 'choice',
        options: yesNo,
        hint: 'Vom Gehweg bis in die Wohnung, auch mit Rampe oder Aufzug.',
        heading: 'Stufenlos',
      },
      {
        name: 'narrowest_door_cm',
        label: 'Schmalste Tür in cm',
        input: 'whole',
        min: 40,
        max: 200,
        hint: 'Lichte Breite, vom Hauseingang bis in jeden Raum.',
        heading: 'Schmalste Tür in cm',
      },
      {
        name: 'level_shower',
        label: 'Bodengleiche Dusche',
        input: 'choice',
        options: yesNo,
        heading: 'Bodengleiche Dusche',
      },
    ],
  },
  {
    legend: 'Veröffentlichung',
    fields: [
      {
        name: 'is_published',
        label: 'Auf der Website zeigen',
        input: 'box',
        wide: true,
        hint: 'Besucher sehen die Wohnung, wenn auch ihr Gebäude gezeigt wird.',
      },
    ],
  },
] as const satisfies readonly { legend: string; hint?: string; fields: readonly Field[] }[]

type Declared = (typeof apartmentFields)[number]['fields'][number]
type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name
type MaybeNull<F> = F extends { required: true } ? never : null
type ValueOf<F> = F extends { input: 'box' }
  ? boolean
  : F extends { input: 'boxes' }
    ? string[]
    : F extends { input: 'whole' | 'decimal' | 'euro' }
      ? number | MaybeNull<F>
      : F extends { options: readonly { value: infer Value }[] }
        ? Value | MaybeNull<F>
        : string | MaybeNull<F>

/** A flat's values by the code's names: `max_occupants` is `maxOccupants: number | null`. */
export type ApartmentValues = { [F in Declared as Camel<F['name']>]: ValueOf<F> }

export const eachApartmentField: readonly Field[] = apartmentFields.flatMap(({ fields }): readonly Field[] => fields)

/** How the values lie in the table; amenities have one of their own. */
export const apartmentColumns: Columns = Object.fromEntries(
  eachApartmentField
    .filter(({ input }) => input !== 'boxes')
    .map(({ name, input }) => [name, input === 'euro' ? 'cents' : input === 'box' ? 'flag' : 'plain']),
)
