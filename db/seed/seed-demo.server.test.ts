import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apartments } from '#areas/letting/apartments/repository.server.ts'
import { exampleNewMedia } from '#areas/letting/properties/example-property.ts'
import { properties } from '#areas/letting/properties/repository.server.ts'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { foldText } from '#platform/fold.ts'
import { pictureTexts } from './picture-texts.ts'
import { portfolioTables } from './repository.server.ts'
import { seedDemo } from './seed-demo.server.ts'
import { demoProperties } from './towns/portfolio.ts'

let folder = ''
const all = { search: '', location: '', type: '', page: 1 }

// Tiny stand-ins of different content, so that a seed takes a second.
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'originals-'))
  for (const [index, name] of Object.keys(pictureTexts).entries()) {
    const background = { r: index * 6, g: 90, b: 120 }
    await sharp({ create: { width: 16, height: 9, channels: 3, background } })
      .webp()
      .toFile(path.join(folder, `${name}.webp`))
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function emptyApp() {
  const app = await testApp()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'seed-'))
  return { ...app, config: { ...app.config, dataDir } }
}

test('an empty database is filled, with pictures on disk, and a second seed changes nothing', async () => {
  const app = await emptyApp()
  const lines: string[] = []
  const options = { pictureFolder: folder, say: (line: string) => lines.push(line) }

  expect(await seedDemo(app, options)).toBe(true)

  const page = await properties(app.db).list(all)
  expect(page.total).toBeGreaterThanOrEqual(13)
  expect(page.locations).toEqual(['Braubach', 'Oberwesel', 'Rhens', 'St. Goar'])
  expect(lines.at(-1)).toMatch(/^\d+ Immobilien mit \d+ Wohnungen sind angelegt\.$/)
  const files = (await readdir(path.join(app.config.dataDir, 'media'))).filter((name) => /\.(?:avif|webp)$/.test(name))
  expect(files).toHaveLength(Object.keys(pictureTexts).length * 2)
  const { contentVersion } = await readContentVersion(app.db)

  expect(await seedDemo(app, options)).toBe(false)
  expect((await readContentVersion(app.db)).contentVersion).toBe(contentVersion)

  await portfolioTables(app.db).clear()
  expect(await seedDemo(app, options)).toBe(true)
})

test('a seed that fails at its last row leaves none, and the next one completes it', async () => {
  const app = await emptyApp()
  const inTheWay = { ...exampleNewMedia({ id: 'oberwesel-chablisstrasse-30-wohnung-5-gallery-2' }), propertyId: null }
  await properties(app.db).insertMedia([inTheWay], app.clock.now())
  await expect(seedDemo(app, { pictureFolder: folder, say: () => {} })).rejects.toThrow(/unique/i)
  expect((await properties(app.db).list(all)).total).toBe(0)
  expect(await properties(app.db).findLocation('rhens')).toBeNull()

  await portfolioTables(app.db).clear()
  expect(await seedDemo(app, { pictureFolder: folder, say: () => {} })).toBe(true)
  expect((await properties(app.db).list(all)).total).toBeGreaterThanOrEqual(13)
})

test('two servers that start at once fill the database once', async () => {
  const app = await emptyApp()
  const outcomes = await Promise.all([1, 2].map(() => seedDemo(app, { pictureFolder: folder, say: () => {} })))
  expect(outcomes.toSorted()).toEqual([false, true])
})

test('searches find umlauts, capitals and parts of names in the demo company', async () => {
  const app = await emptyApp()
  await seedDemo(app, { pictureFolder: folder, say: () => {} })
  const found = async (search: string) => (await properties(app.db).list({ ...all, search })).items.map(({ id }) => id)

  expect(await found('GÄRTNEREI')).toEqual(['oberwesel-chablisstrasse-30'])
  expect(await found('gaertnerei')).toEqual(['oberwesel-chablisstrasse-30'])
  expect(await found('koblenzer strasse')).toEqual(['rhens-koblenzer-strasse-41'])
  expect(await found('Koblenzer Straße 41')).toEqual(['rhens-koblenzer-strasse-41'])
  expect((await found('56329')).length).toBe(3)
  expect((await found('st goar')).length).toBe(3)
})

test('nothing of the demo company tells an address that is withheld', async () => {
  const app = await emptyApp()
  await seedDemo(app, { pictureFolder: folder, say: () => {} })
  const withheld = demoProperties.filter(({ publishExactAddress }) => !publishExactAddress)
  expect(withheld).not.toEqual([])

  for (const { id, street } of withheld) {
    const shown = JSON.stringify([
      await properties(app.db).findById(id),
      await properties(app.db).listMedia(id),
      await apartments(app.db).listByProperty(id),
    ])
    expect(foldText(shown)).not.toContain(foldText(street))
    expect(shown).not.toContain(foldText(street).replaceAll(' ', '-'))
    expect((await properties(app.db).list({ ...all, search: street })).total).toBe(0)
  }
})
