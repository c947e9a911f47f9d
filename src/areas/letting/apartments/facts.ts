import { formatNumber, formatRooms, formatSqm, plural } from '#ui/format.ts'
import type { Apartment } from './apartment.ts'
import { availableFromText } from './availability.ts'

export type Fact = { key: FactKey; label: string; value: string }
export type FactKey =
  | 'area'
  | 'rooms'
  | 'from'
  | 'bedrooms'
  | 'bathrooms'
  | 'total'
  | 'floor'
  | 'occupants'
  | 'pets'
  | 'wbs'

const pets = { ja: 'erlaubt', nein: 'nicht erlaubt', nach_absprache: 'nach Absprache' }

/** Lists the known facts of a flat for its page, its exposé and the comparison, the most asked for first. */
export function apartmentFacts(flat: Apartment): Fact[] {
  const facts: [FactKey, string, string | null][] = [
    ['area', 'Wohnfläche', flat.livingAreaSqm === null ? null : formatSqm(flat.livingAreaSqm)],
    ['rooms', 'Zimmer', flat.roomCount === null ? null : formatRooms(flat.roomCount)],
    ['from', 'Frei ab', availableFromText(flat)],
    ['bedrooms', 'Schlafzimmer', flat.bedroomCount === null ? null : formatNumber(flat.bedroomCount)],
    ['bathrooms', 'Badezimmer', flat.bathroomCount === null ? null : formatNumber(flat.bathroomCount)],
    ['floor', 'Etage', flat.floorLevel],
    ['total', 'Gesamtfläche', flat.totalAreaSqm === null ? null : formatSqm(flat.totalAreaSqm)],
    [
      'occupants',
      'Geeignet für',
      flat.maxOccupants === null ? null : `bis zu ${plural(flat.maxOccupants, 'Person', 'Personen')}`,
    ],
    ['pets', 'Haustiere', flat.pets && pets[flat.pets]],
    ['wbs', 'Wohnberechtigungsschein', flat.wbsRequired ? 'erforderlich' : null],
  ]
  return facts.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : []))
}

export const UNKNOWN = 'nicht angegeben'

/** Answers the questions of people who cannot climb stairs; every line is there, known or not. */
export function accessibilityFacts(flat: Apartment): Pick<Fact, 'label' | 'value'>[] {
  return [
    { label: 'Stufenlos erreichbar', value: flat.stepFree ?? UNKNOWN },
    { label: 'Aufzug', value: flat.amenities.includes('aufzug') ? 'vorhanden' : UNKNOWN },
    {
      label: 'Schmalste Tür',
      value: flat.narrowestDoorCm === null ? UNKNOWN : `${flat.narrowestDoorCm}\u00a0cm breit`,
    },
    { label: 'Bodengleiche Dusche', value: flat.levelShower ?? UNKNOWN },
  ]
}
