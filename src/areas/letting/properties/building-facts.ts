import { plural } from '#ui/format.ts'
import { fullAddress } from './address.ts'
import type { Property } from './property.ts'

/** Lists the known facts of a building. */
export function buildingFacts(property: Property): { label: string; value: string }[] {
  const facts = [
    { label: 'Adresse', value: fullAddress(property) },
    { label: 'Gebäude', value: `${property.name} (${property.propertyType})` },
    { label: 'Baujahr', value: property.constructionYear },
    { label: 'Kernsaniert', value: property.renovationYear },
    { label: 'Heizung', value: property.heatingType },
    { label: 'Größe', value: plural(property.totalUnits, 'Einheit', 'Einheiten') },
  ]
  return facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value: String(value) }]))
}
