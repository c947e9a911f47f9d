import { apartments } from '#areas/letting/apartments/repository.server.ts'
import type { NewApartment } from '#areas/letting/apartments/apartment.ts'
import type { NewEnergyCertificate, NewMedia, NewProperty } from '#areas/letting/properties/new-property.ts'
import { properties } from '#areas/letting/properties/repository.server.ts'
import type { App } from '#platform/app.server.ts'
import type { DemoPictures } from '../new-media.ts'
import { mediaOf } from '../new-media.ts'
import type { PictureName } from '../picture-texts.ts'
import { manyApartment } from './many-apartment.ts'
import { manyCertificate, manyProperty } from './many-property.ts'
import { createRandom, type Random } from './random.ts'

// One transaction each, so that a running server waits for milliseconds only.
const APARTMENTS_PER_BATCH = 500
const LINE_EVERY = 10_000
const SEED = 20261121

type Batch = { houses: NewProperty[]; certificates: NewEnergyCertificate[]; flats: NewApartment[]; media: NewMedia[] }
type Options = { count: number; pictures: DemoPictures; say: (line: string) => void }

/** Adds `count` apartments in about a twentieth as many houses, the same ones on every machine. */
export async function seedMany(app: App, { count, pictures, say }: Options): Promise<void> {
  const random = createRandom(SEED)
  let houses = 0
  let done = 0
  while (done < count) {
    const batch: Batch = { houses: [], certificates: [], flats: [], media: [] }
    while (batch.flats.length < APARTMENTS_PER_BATCH && done + batch.flats.length < count) {
      houses += 1
      addHouse(batch, random, { index: houses, atMost: count - done - batch.flats.length, pictures })
    }
    await storeBatch(app, batch)
    const before = done
    done += batch.flats.length
    if (Math.floor(done / LINE_EVERY) > Math.floor(before / LINE_EVERY))
      say(`${done} von ${count} Wohnungen sind angelegt.`)
  }
  say(`${houses} weitere Immobilien mit ${done} Wohnungen sind angelegt.`)
}

type House = { index: number; atMost: number; pictures: DemoPictures }

function addHouse(batch: Batch, random: Random, { index, atMost, pictures }: House): void {
  const property = manyProperty(random, index)
  const names = [...pictures.keys()]
  const media = mediaOf(pictures, property.createdAt)
  batch.houses.push(property)
  batch.certificates.push(manyCertificate(random, property))
  if (random.chance(95)) {
    const picture = random.pick(names.filter(isHouse))
    batch.media.push(media({ propertyId: property.id }, 'preview', 0, { picture }))
    batch.media.push(media({ propertyId: property.id }, 'header', 0, { picture }))
  }
  for (let number = 1; number <= Math.min(property.totalUnits, atMost); number++) {
    const flat = manyApartment(random, property, number)
    batch.flats.push(flat)
    if (random.chance(50)) {
      batch.media.push(media({ apartmentId: flat.id }, 'gallery', 0, { picture: random.pick(names.filter(isRoom)) }))
    }
  }
}

const isHouse = (name: PictureName) => /^(mfh|efh|gewerbe)_/.test(name)
const isRoom = (name: PictureName) => /^(living|living2|kitchen|bedroom|bath|balcony)-/.test(name)

async function storeBatch(app: App, { houses, certificates, flats, media }: Batch): Promise<void> {
  const now = app.clock.now()
  await app.db.transaction().execute(async (trx) => {
    await properties(trx).insertProperties(houses, now)
    await properties(trx).insertEnergyCertificates(certificates, now)
    await apartments(trx).insertApartments(flats, now)
    await properties(trx).insertMedia(media, now)
  })
}
