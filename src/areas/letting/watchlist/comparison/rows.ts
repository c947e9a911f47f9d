import { formatEuro } from '#ui/format.ts'
import { amenityLabel, inAmenityOrder } from '#areas/letting/apartments/amenities.ts'
import type { Apartment } from '#areas/letting/apartments/apartment.ts'
import { isRented, statusBadge } from '#areas/letting/apartments/availability.ts'
import { accessibilityFacts, apartmentFacts, UNKNOWN } from '#areas/letting/apartments/facts.ts'
import { addedHeatingEuro, warmRentEuro } from '#areas/letting/apartments/rent.ts'
import { texts } from '#areas/letting/apartments/texts.ts'
import { fullAddress } from '#areas/letting/properties/address.ts'
import type { Property } from '#areas/letting/properties/property.ts'

export type ComparedFlat = Apartment & { property: Property }

/** One fact of all flats; null where a flat does not say. */
export type ComparedRow = { label: string; values: (string | null)[]; differs: boolean }

type Facts = [label: string, value: string | null][]

const euro = (amount: number | null) => (amount === null ? null : formatEuro(amount))

/** Lists a flat's facts for the comparison. A rented one shows nothing of itself any more but where it is. */
function factsOf(flat: ComparedFlat): Facts {
  const { property } = flat
  const where: Facts = [
    ['Status', statusBadge(flat.availabilityStatus).label],
    ['Gebäude', property.name],
    ['Adresse', fullAddress(property)],
  ]
  if (isRented(flat)) return where
  return [
    ['Warmmiete', euro(warmRentEuro(flat)) ?? texts.priceOnRequest],
    ['Kaltmiete', euro(flat.coldRentEuro)],
    ['Nebenkosten', euro(flat.utilitiesEuro)],
    ['Heizkosten', flat.heatingIncluded ? 'in den Nebenkosten' : formatEuro(addedHeatingEuro(flat))],
    ['Kaution', euro(flat.depositEuro)],
    ...apartmentFacts(flat).map(({ label, value }): Facts[number] => [label, value]),
    ...accessibilityFacts(flat).map(({ label, value }): Facts[number] => [label, value === UNKNOWN ? null : value]),
    ...inAmenityOrder(flat.amenities.filter((code) => code !== 'aufzug')).map((code): Facts[number] => [
      amenityLabel(code),
      'ja',
    ]),
    ['Energieklasse', property.energyCertificate?.efficiencyClass ?? null],
    ['Heizung', property.heatingType],
    ['Baujahr', property.constructionYear?.toString() ?? null],
    ...where,
  ]
}

/** Every fact that one of the flats names, and whether they agree in it. Rented ones have no say in that. */
export function comparedRows(flats: ComparedFlat[]): ComparedRow[] {
  const facts = flats.map(factsOf)
  const values = facts.map((each) => new Map(each))
  return labelsInOrder(facts).flatMap((label) => {
    const row = values.map((each) => each.get(label) ?? null)
    if (row.every((value) => value === null)) return []
    const judged = row.filter((_, index) => label === 'Status' || !isRented(flats[index]!))
    return [{ label, values: row, differs: new Set(judged).size > 1 }]
  })
}

/** Each flat names its facts in the same order, but not all of them: a label stands behind the one that it follows. */
function labelsInOrder(facts: Facts[]): string[] {
  const labels: string[] = []
  for (const each of facts) {
    let at = 0
    for (const [label] of each) {
      const known = labels.indexOf(label)
      if (known < 0) labels.splice(at, 0, label)
      at = (known < 0 ? at : known) + 1
    }
  }
  return labels
}
