// Whatever stands in a text, each PDF is drawn, whole and readable.
import { expect, test } from 'vitest'
import { faultsOfPdfUa } from '#company/pdf/test-pdf-ua.ts'
import { readPdf } from '#company/pdf/test-read-pdf.ts'
import type { Picture } from '#ui/picture/picture.ts'
import { drawExpose } from './draw-expose.server.ts'
import { exampleFlat as flat } from './example-flat.ts'
import { exposeOf } from './expose.ts'

const dot = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
)

/** With the text at every place that somebody fills in: name, description, words of a picture, house, a fact. */
async function drawn(whole: string) {
  const text = whole.slice(0, 100)
  const picture: Picture = {
    base: '/media/a',
    widths: [320],
    width: 320,
    height: 240,
    color: '#fff',
    alt: text,
    title: text,
    description: text,
  }
  const property = { ...flat.property, name: text, city: text, previewPicture: picture }
  const detail = { ...flat, name: text, description: whole, floorLevel: text, galleryPictures: [picture], property }
  const bytes = await drawExpose(
    exposeOf(detail, 'https://haus.example'),
    new Map([[picture.base, dot]]),
    new Date('2026-11-24T08:00:00Z'),
  )
  return { bytes, ...(await readPdf(bytes)) }
}

const inside = (signs: string) => `Wohnung ${signs} am Rhein`
const hostile: [string, string][] = [
  ['NUL', inside('\0')],
  ['control characters', inside('\u0001\u0007\u001b[31m\u007f\u0085\u009f')],
  ['every break of a line', inside('\r\n\n\v\f\u2028\u2029')],
  ['bidi marks', inside('\u202edlrow\u202c\u200f\u2066x\u2069')],
  ['invisible signs', inside('\u200b\u200d\u2060\ufeff\u00ad\u{e0041}')],
  ['half of a pair', inside('\ud83d')],
  ['the other half', inside('\ude00\ud800')],
  ['no characters', inside('\ufffe\uffff\u{1ffff}')],
  ['emoji', inside('🏡👩‍👩‍👧‍👦🇩🇪1️⃣')],
  ['other scripts', inside('Київ القاهرة 東京 ไทย')],
  ['marks without a letter', inside('\u0308'.repeat(500))],
  ['what closes strings and names', inside(') Tj (\\ << /JS (x) >> endobj % <script>&amp;')],
  ['nothing that can be shown', '東京'],
  ['nothing', ''],
  ['blanks', ' \u00a0\t '],
]

test.each(hostile)('%s', async (_, text) => {
  const { bytes, pages, title, raw } = await drawn(text)
  expect(pages).toBe(2)
  expect(title ?? '').not.toMatch(/\p{Cc}|\p{Cs}|^þÿ/u)
  expect(raw.trimEnd()).toMatch(/%%EOF$/)
  expect(await faultsOfPdfUa(bytes)).toEqual([])
})

test('a word longer than a page is shown as far as there is room', async () => {
  const word = 'Donaudampfschifffahrt'.repeat(1000)
  const { pages, text } = await drawn(word)
  expect(pages).toBe(2)
  expect(text.replaceAll(' ', '')).toContain('DonaudampfschifffahrtDonaudampf')
})

test('a text ten times as long costs no more than its letters', async () => {
  const cost = async (letters: number) => {
    const before = process.cpuUsage()
    await drawn('x'.repeat(letters))
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  await cost(10)
  const [short, long] = [await cost(2000), await cost(20_000)]
  expect(long / short).toBeLessThan(30)
})
