import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { faultsOfPdfUa } from '#company/pdf/test-pdf-ua.ts'
import { readPdf } from '#company/pdf/test-read-pdf.ts'
import type { Picture } from '#ui/picture/picture.ts'
import { drawExpose } from './draw-expose.server.ts'
import { exampleFlat as flat } from './example-flat.ts'
import { exposeOf } from './expose.ts'

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

const dot = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
)
const twoPictures: Picture[] = [
  picture('/media/a', 'Wohnzimmer'),
  { ...picture('/media/b', 'Grundriss'), isDrawing: true },
]
const twoImages = new Map(twoPictures.map(({ base }) => [base, dot]))

const draw = (detail = flat, images = new Map<string, Buffer>()) =>
  drawExpose(exposeOf(detail, 'https://haus.example'), images, new Date('2026-11-24T08:00:00Z'))
const drawn = async (...given: Parameters<typeof draw>) => readPdf(await draw(...given))

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

test('holds what a program can judge of PDF/UA-1: all that is drawn is tagged or an artifact, in order and with words', async () => {
  expect(await faultsOfPdfUa(await draw())).toEqual([])
  expect(await faultsOfPdfUa(await draw({ ...flat, galleryPictures: twoPictures }, twoImages))).toEqual([])
})

test('such a check finds what it is told to find', async () => {
  const bytes = await draw()
  const broken = Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replace('<pdfuaid:part>1<', '<pdfuaid:part>2<')
      .replace('/DisplayDocTitle true', '/DisplayDocTitle none'),
    'latin1',
  )
  expect(await faultsOfPdfUa(broken)).toEqual([expect.stringContaining('05-001'), expect.stringContaining('07-002')])
})

const hasVeraPdf = spawnSync('verapdf', ['--version']).status === 0
test.runIf(hasVeraPdf)('veraPDF, where it is installed, finds nothing against PDF/UA-1', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'expose-'))
  try {
    const file = path.join(folder, 'expose.pdf')
    writeFileSync(file, await draw({ ...flat, galleryPictures: twoPictures }, twoImages))
    const { stdout } = spawnSync('verapdf', ['--flavour', 'ua1', '--format', 'text', file], { encoding: 'utf8' })
    expect(stdout).toMatch(/^PASS/)
  } finally {
    rmSync(folder, { recursive: true })
  }
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
  const { alts } = await drawn({ ...flat, galleryPictures: twoPictures }, twoImages)
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
