import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { readPdf } from '#platform/pdf/test-read-pdf.ts'
import type { Picture } from '#ui/picture/picture.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleDetail } from '../apartments/detail/example-detail.ts'
import { examplePortfolio } from '../apartments/example-portfolio.server.ts'
import { drawExpose } from './draw-expose.server.ts'
import { exposeOf } from './expose.ts'
import { isExposeMade, keepExpose } from './exposes.server.ts'
import { flatsWithExpose } from './repository.server.ts'
import { startExposes } from './worker.server.ts'

const { property } = exampleDetail()
const certificate = {
  kind: 'verbrauch',
  valueKwhPerSqmYear: 84.5,
  energyCarriers: ['Erdgas'],
  buildingYear: 1968,
  efficiencyClass: 'C',
  includesHotWater: true,
  issuedOn: '2022-05-01',
  validUntil: '2032-04-30',
  exemption: 'none',
  scheme: 'GEG2020',
} as const
const picture = (base: string, alt: string): Picture => ({
  base,
  widths: [320],
  width: 320,
  height: 240,
  color: '#fff',
  alt,
  title: null,
  description: null,
})

const flat = exampleDetail({
  name: 'Wohnung 3, 2. OG links',
  description: 'Helle Wohnung mit Blick auf den Rhein.',
  coldRentEuro: 640,
  utilitiesEuro: 120.5,
  heatingCostsEuro: 80,
  heatingIncluded: false,
  depositEuro: 1920,
  livingAreaSqm: 72.5,
  roomCount: 2.5,
  floorLevel: '2. OG',
  availabilityStatus: 'available',
  availableFrom: '2027-03-01',
  amenities: ['balkon', 'keller'],
  property: { ...property, energyCertificate: { ...certificate, energyCarriers: ['Erdgas'] } },
})

const drawn = async (detail = flat, images = new Map<string, Buffer>()) =>
  readPdf(await drawExpose(exposeOf(detail, 'https://haus.example'), images, new Date('2026-11-24T08:00:00Z')))

test('is a tagged PDF of two pages in German whose title is shown and whose fonts are in it', async () => {
  const { pages, title, language, roles, raw } = await drawn()
  expect({ pages, title, language }).toEqual({
    pages: 2,
    title: 'Exposé: Wohnung 3, 2. OG links, Haus am Viehtor',
    language: 'de-DE',
  })
  expect(raw).toMatch(/\/DisplayDocTitle true/)
  expect(raw).toMatch(/\/StructTreeRoot/)
  expect(raw).toMatch(/\/Marked true/)
  expect(raw).toMatch(/<pdfuaid:part>1</)
  // Every font that is named is a Figtree with its file and the way back to letters; nobody must have Helvetica.
  expect(raw).not.toMatch(/\/BaseFont \/Helvetica/)
  const types = raw.match(/\/Subtype \/Type0/g)?.length ?? 0
  expect(types).toBeGreaterThan(0)
  expect(raw.match(/\/FontFile2 /g)).toHaveLength(types)
  expect(raw.match(/\/ToUnicode /g)).toHaveLength(types)
  for (const role of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'LBody', 'Link', 'Figure'])
    expect(roles, role).toContain(role)
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
})

test('says what the flat costs, and all that § 87 GEG asks of an advert', async () => {
  const { text } = await drawn()
  const shown = text.replaceAll('\u00a0', ' ')
  const rents = ['840,50 €', '640,00 €', '120,50 €', '80,00 €', '1.920,00 €']
  const facts = ['72,5 m²', '2,5', '2. OG', '01.03.2027', 'Balkon', 'Keller', 'Mainzer Straße 5, 56321 Rhens']
  const energy = ['Energieverbrauchsausweis', '84,5 kWh/(m²·a)', 'Erdgas', '1968', 'Energieeffizienzklasse C']
  const sender = ['https://haus.example/wohnung/', '02628 / 7998021']
  for (const words of [...rents, ...facts, ...energy, ...sender]) expect(shown, words).toContain(words)
})

test('names no street that is withheld, and no rent that nobody has set', async () => {
  const { text } = await drawn({ ...flat, coldRentEuro: null, property: { ...flat.property, addressStreet: null } })
  expect(text).not.toContain('Mainzer')
  expect(text).toContain('56321 Rhens')
  expect(text).toContain('auf Anfrage')
})

test('each picture and the QR code has words for those who do not see them', async () => {
  const dot = Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  )
  const pictures: Picture[] = [
    picture('/media/a', 'Wohnzimmer'),
    { ...picture('/media/b', 'Grundriss'), isDrawing: true },
  ]
  const images = new Map([
    ['/media/a', dot],
    ['/media/b', dot],
  ])
  const { alts } = await drawn({ ...flat, galleryPictures: pictures }, images)
  expect(alts).toEqual([
    'Wohnzimmer',
    'Grundriss',
    expect.stringContaining('Energieeffizienzklasse C'),
    'QR-Code: öffnet die Seite dieser Wohnung',
  ])
})

test('shows the cover once, also where it is the picture of the building', () => {
  const [house, yard] = [picture('/media/haus', 'Haus'), picture('/media/hof', 'Hof')]
  const withHouse = { ...flat.property, previewPicture: house, headerPictures: [{ ...house }, yard] }
  const { cover, pictures } = exposeOf({ ...flat, galleryPictures: [], property: withHouse }, 'https://haus.example')
  expect([cover, ...pictures].map((each) => each?.base)).toEqual(['/media/haus', '/media/hof'])
})

test('stays on two pages with a text, a name and amenities longer than any', async () => {
  const long = 'Diese Wohnung ist sehr schön und groß. '.repeat(300)
  const amenities = Array.from({ length: 21 }, (_, index) => `Merkmal ${index}`)
  const { pages, text } = await drawn({ ...flat, description: long, amenities, name: 'Wohnung '.repeat(12).trim() })
  expect(pages).toBe(2)
  expect(text).toContain('…')
})

async function appWithFolder(db?: App['db']) {
  const made = await testApp(db ? { db } : {})
  const app = { ...made, config: { ...made.config, dataDir: mkdtempSync(join(tmpdir(), 'exposes-')) } }
  const folder = join(app.config.dataDir, 'exposes')
  const files = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.pdf')) : [])
  return { app, files }
}

test('is made once for all who ask at the same time, kept, and made anew when the flat changed', async () => {
  const { app, files } = await appWithFolder()
  expect(await isExposeMade(app, flat)).toBe(false)
  const delay = monitorEventLoopDelay({ resolution: 2 })
  const from = performance.now()
  delay.enable()
  const [first, second] = await Promise.all([keepExpose(app, flat), keepExpose(app, flat)])
  delay.disable()
  expect(delay.max / 1e6, 'whoever else is there does not wait for it').toBeLessThan((performance.now() - from) / 2)
  expect(second).toBe(first)
  expect(await isExposeMade(app, flat)).toBe(true)
  expect(await keepExpose(app, flat)).toEqual(first)

  const dearer = { ...flat, coldRentEuro: 650 }
  expect(await isExposeMade(app, dearer)).toBe(false)
  const { key } = await keepExpose(app, dearer)
  expect(key).not.toBe(first.key)
  // The old one is gone: nobody may be sent a rent of yesterday.
  expect(files()).toEqual([expect.stringContaining(key)])
})

test('the server makes one at a time, the flat that was changed last first, and after a change only that one', async () => {
  const houses = [{}, { id: 'haus-2' }]
  const flats = [{ id: 'a' }, { id: 'b', propertyId: 'haus-2' }, { id: 'weg', availabilityStatus: 'rented' }]
  const db = await examplePortfolio({ houses, flats })
  const later = { updated_at: '2026-03-03T08:00:00.000Z' }
  await db.updateTable('properties').set(later).where('id', '=', 'haus-1').execute()
  await db.updateTable('apartments').set({ updated_at: '2026-03-04T08:00:00.000Z' }).where('id', '=', 'b').execute()
  expect(await flatsWithExpose(db, 9)).toEqual(['b', 'a'])

  const { app, files } = await appWithFolder(db)
  const one = startExposes(app, { firstAfterMs: 0, roundMs: 60_000 })
  await vi.waitFor(() => expect(files()).toHaveLength(1), { timeout: 10_000 })
  await one.stop()
  expect(files(), 'in one round').toHaveLength(1)

  const worker = startExposes(app, { firstAfterMs: 0, roundMs: 5 })
  onTestFinished(() => worker.stop())
  await vi.waitFor(() => expect(files()).toHaveLength(2), { timeout: 10_000 })
  const before = files()
  await db.updateTable('apartments').set({ cold_rent_cents: 99_900 }).where('id', '=', 'a').execute()
  await raiseContentVersion(db, app.clock.now())
  const kept = () => before.filter((name) => files().includes(name))
  await vi.waitFor(() => expect([kept().length, files().length]).toEqual([1, 2]), { timeout: 10_000 })
})
