import type { NewEnergyCertificate, NewProperty } from '#areas/letting/properties/new-property.ts'
import { efficiencyClasses } from '#areas/letting/energy/rules.ts'
import { foldText } from '#platform/fold.ts'
import { listedAt, validUntil } from '../dates.ts'
import type { Random } from './random.ts'
import { manyTowns, streets } from './towns.ts'

const heatings = [
  { heatingType: 'Gas-Zentralheizung', heatingSystem: 'zentral', energyCarriers: ['Erdgas'] },
  { heatingType: 'Öl-Zentralheizung', heatingSystem: 'zentral', energyCarriers: ['Heizöl'] },
  { heatingType: 'Fernwärme', heatingSystem: 'fern', energyCarriers: ['Fernwärme'] },
  { heatingType: 'Gas-Etagenheizung', heatingSystem: 'etage', energyCarriers: ['Erdgas'] },
  { heatingType: 'Luft-Wasser-Wärmepumpe', heatingSystem: 'fussboden', energyCarriers: ['Umweltwärme', 'Strom'] },
] as const

const kinds = [
  { propertyType: 'Mehrfamilienhaus', word: 'Wohnhaus', percent: 70 },
  { propertyType: 'Einfamilienhaus', word: 'Einfamilienhaus', percent: 20 },
  { propertyType: 'Gewerbe', word: 'Gewerbehaus', percent: 7 },
  { propertyType: 'Wohn- und Geschäftshaus', word: 'Wohn- und Geschäftshaus', percent: 3 },
] as const

/** Property number `index` of the development seed. */
export function manyProperty(random: Random, index: number): NewProperty {
  const town = random.pick(manyTowns)
  const street = random.pick(streets)
  const houseNumber = `${random.whole(1, 120)}${random.chance(10) ? 'a' : ''}`
  const { propertyType, word } = kindOf(random.whole(1, 100))
  const constructionYear = random.whole(1900, 2025)
  const renovationYear = random.chance(35) ? random.whole(Math.max(1995, constructionYear), 2026) : null
  const heating = random.pick(heatings)
  return {
    id: `${slug(town.name)}-${slug(street)}-${houseNumber}-${index}`,
    locationId: null,
    name: `${word} ${street} ${houseNumber}`,
    street,
    houseNumber,
    postalCode: town.postalCode,
    city: town.name,
    country: 'Deutschland',
    propertyType,
    constructionYear,
    renovationYear,
    ...heating,
    energyCarriers: [...heating.energyCarriers],
    totalUnits: unitsOf(propertyType, random),
    description: random.chance(90)
      ? `${word} von ${constructionYear} in ${town.name}. Das Haus steht in der Straße „${street}“ und wird von unserem Büro in Rhens verwaltet.`
      : null,
    nearby: [],
    coordinates: {
      lat: town.lat + random.whole(-900, 900) / 1e5,
      lng: town.lng + random.whole(-900, 900) / 1e5,
      precision: 'street',
    },
    publishExactAddress: !random.chance(5),
    isPublished: true,
    createdAt: listedAt(`202${random.whole(1, 5)}-${twoDigits(random.whole(1, 12))}-${twoDigits(random.whole(1, 28))}`),
  }
}

export function manyCertificate(random: Random, property: NewProperty): NewEnergyCertificate {
  const value = random.whole(20, 290)
  const issuedOn = `20${random.whole(18, 25)}-${twoDigits(random.whole(1, 12))}-${twoDigits(random.whole(1, 28))}`
  const lived = property.propertyType !== 'Gewerbe'
  return {
    id: `${property.id}-energieausweis`,
    propertyId: property.id,
    kind: random.pick(['bedarf', 'verbrauch']),
    valueKwhPerSqmYear: value,
    energyCarriers: property.energyCarriers,
    buildingYear: property.constructionYear,
    efficiencyClass: lived
      ? (efficiencyClasses.find(({ upTo }) => upTo === null || value <= upTo)?.name ?? null)
      : null,
    includesHotWater: random.chance(80),
    issuedOn,
    validUntil: validUntil(issuedOn),
    exemption: 'none',
    scheme: 'GEG2020',
  }
}

function kindOf(hundredth: number) {
  let upTo = 0
  for (const kind of kinds) {
    upTo += kind.percent
    if (hundredth <= upTo) return kind
  }
  return kinds[0]
}

/** About 20 units a house over all kinds. */
function unitsOf(propertyType: string, random: Random): number {
  if (propertyType === 'Mehrfamilienhaus') return random.whole(6, 50)
  return propertyType === 'Einfamilienhaus' ? random.whole(1, 2) : random.whole(1, 8)
}

const slug = (text: string) => foldText(text).replaceAll(' ', '-')
const twoDigits = (value: number) => String(value).padStart(2, '0')
