import type { NewApartment } from '#areas/letting/apartments/apartment.ts'
import type { HeatingSystem } from '#areas/letting/properties/new-property.ts'
import type { Coordinates, EnergyCertificate } from '#areas/letting/properties/property.ts'
import type { PictureName } from './picture-texts.ts'

/** The demo company's portfolio as its files in towns/ tell it: domain words, no keys, no derived values. */
export type DemoTown = {
  id: 'rhens' | 'braubach' | 'st-goar' | 'oberwesel'
  name: string
  postalCode: string
  description: string
  /** At most three. */
  pictures: PictureName[]
}

export type DemoCertificate =
  | { exemption: Exclude<EnergyCertificate['exemption'], 'none'> }
  | {
      exemption: 'none'
      kind: 'bedarf' | 'verbrauch'
      valueKwhPerSqmYear: number
      /** Null for buildings that are not lived in: their certificates have no class. */
      efficiencyClass: string | null
      includesHotWater: boolean
      /** YYYY-MM-DD; valid for ten years (GEG § 79 (3)). */
      issuedOn: string
      scheme: 'EnEV2014' | 'GEG2020' | 'GEG2024'
    }

/** What is not said is null, false or empty. Pictures in the order of the gallery. */
export type DemoApartment = Partial<
  Omit<NewApartment, 'id' | 'propertyId' | 'property' | 'createdAt' | 'isPublished'>
> & {
  name: string
  pictures?: PictureName[]
}

export type DemoProperty = {
  id: string
  town: DemoTown
  name: string
  street: string
  houseNumber: string
  propertyType: string
  constructionYear: number | null
  renovationYear: number | null
  heatingType: string | null
  heatingSystem: HeatingSystem | null
  energyCarriers: string[]
  totalUnits: number
  description: string | null
  /** Lines as the office types them; nothing said: none. */
  nearby?: string[]
  coordinates: Coordinates
  publishExactAddress: boolean
  /** YYYY-MM-DD */
  listedOn: string
  certificate: DemoCertificate
  preview: PictureName | null
  /** At most three. */
  headers: PictureName[]
  gallery: { picture: PictureName; title: string; description: string }[]
  /** `wohnung` unless said otherwise: the last part of its units' ids. */
  unitWord?: string
  /** What the flats share; amenities are added to their own. */
  everyFlat: Partial<DemoApartment>
  apartments: DemoApartment[]
}
