import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { decodeInTurn } from '#platform/pictures/sharp.server.ts'
import { readLogos } from '../look.server.ts'
import { keepLogo } from './keep-logo.server.ts'
import { type LogoUse, readLogoName } from './logo-file.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'logo-'))
})

const keep = (bytes: Buffer, use: LogoUse = 'logo_light') => keepLogo({ dataDir, filesS3: null }, use, bytes)
const picture = (width: number, height: number, background = '#0b7a3e') =>
  sharp({ create: { width, height, channels: 4, background } })
const svg = (inner: string, size = 'viewBox="0 0 300 100"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inner}</svg>`)
const kept = () => readdir(path.join(dataDir, 'media')).catch(() => [])

test('a drawing is kept cleaned, under a name of its content and shape', async () => {
  const first = await keep(svg('<title>x</title><rect width="300" height="100" fill="#0b7a3e"/>'))
  const again = await keep(svg('<desc>y</desc><rect width="300" height="100" fill="#0b7a3e"/>'))
  expect(first).toEqual(again)
  if (!first.ok) throw new Error(first.message)
  expect(readLogoName(first.name)).toMatchObject({ type: 'svg', width: 480, height: 160 })
  expect(await readFile(path.join(dataDir, 'media', first.name), 'utf8')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect width="300" height="100" fill="#0b7a3e"/></svg>',
  )
})

test('a PNG is drawn anew: no wider than it is shown, and without what it said besides', async () => {
  const large = await picture(3000, 1000)
    .withExif({ IFD0: { Copyright: 'geheim' } })
    .png()
    .toBuffer()
  const outcome = await keep(large)
  if (!outcome.ok) throw new Error(outcome.message)
  const bytes = await readFile(path.join(dataDir, 'media', outcome.name))
  const { width, height, exif } = await sharp(bytes).metadata()
  expect([width, height, exif]).toEqual([1200, 400, undefined])
})

const refused: [string, LogoUse, () => Promise<Buffer> | Buffer, RegExp][] = [
  ['a script', 'logo_light', () => svg('<script>alert(1)</script>'), /enthält ein Skript \(script\)\. Bitte/],
  [
    'two faults',
    'logo_light',
    () => svg('<text>A</text><image href="x"/>'),
    /enthält Schrift .* und ein eingebettetes Bild/,
  ],
  ['more than 5 MB', 'logo_light', () => Buffer.alloc(5 * 1024 * 1024 + 1), /größer als 5 MB/],
  ['a drawing of 300 kB', 'logo_light', () => svg(`<path d="${'M0 0'.repeat(80_000)}"/>`), /größer als 300 kB/],
  ['one pixel', 'logo_light', () => picture(1, 1).png().toBuffer(), /mindestens 88 Bildpunkte/],
  ['a small icon', 'logo_icon', () => picture(64, 64).png().toBuffer(), /mindestens 192 Bildpunkte/],
  ['an oblong icon', 'logo_icon', () => picture(800, 200).png().toBuffer(), /etwa so breit wie hoch/],
  ['a banner', 'logo_dark', () => picture(1600, 100).png().toBuffer(), /höchstens achtmal so breit/],
  [
    'a JPEG in CMYK',
    'logo_light',
    () => picture(200, 200).toColourspace('cmyk').jpeg().toBuffer(),
    /weder ein SVG noch ein PNG/,
  ],
  [
    'a PNG that breaks off',
    'logo_light',
    async () => (await picture(400, 400).png().toBuffer()).subarray(0, 90),
    /lässt sich nicht lesen/,
  ],
  ['a name only', 'logo_light', () => Buffer.from('kein Bild'), /weder ein SVG noch ein PNG/],
  ['a page', 'logo_light', () => Buffer.from('<!doctype html><p>Hallo'), /SVG-Datei/],
  ['nothing to see', 'logo_light', () => picture(200, 200, 'transparent').png().toBuffer(), /nichts zu sehen/],
  ['an empty drawing', 'logo_light', () => svg('<g/>'), /nichts zu sehen/],
  ['no size', 'logo_light', () => svg('<path d="M0 0h1v1z"/>', ''), /viewBox/],
  ['too many pixels', 'logo_light', () => hugePng(), /höchstens 40 Millionen/],
]

/** 20,000 × 20,000 pixels by its head; nobody needs to make them. */
async function hugePng(): Promise<Buffer> {
  const bytes = await picture(10, 10).png().toBuffer()
  const head = bytes.subarray(12, 29)
  head.writeUInt32BE(20_000, 4)
  head.writeUInt32BE(20_000, 8)
  const { crc32 } = await import('node:zlib')
  bytes.writeUInt32BE(crc32(head), 29)
  return bytes
}

test.each(refused)('%s is refused in a sentence, and nothing is kept', async (_name, use, make, sentence) => {
  expect(await keep(await make(), use)).toEqual({ ok: false, message: expect.stringMatching(sentence) })
  expect(await kept()).toEqual([])
})

test('of a drawing the picture is kept beside it, and one from before gets it when it is read', async () => {
  const outcome = await keep(svg('<rect width="300" height="100" fill="#0b7a3e"/>'))
  if (!outcome.ok) throw new Error(outcome.message)
  const beside = path.join(dataDir, 'media', `${outcome.name}.png`)
  const facts = { brand_color: '', logo_light: outcome.name, logo_dark: '', logo_icon: '' }
  const { width, height } = await sharp(await readFile(beside)).metadata()
  expect([width, height]).toEqual([2048, 683])
  await rm(beside)
  const { light } = await readLogos({ dataDir, filesS3: null }, facts)
  expect(light.drawn?.equals(await readFile(beside))).toBe(true)
})

test('a drawing that takes too long is ended, and visitors’ photos do not wait for it', async () => {
  // Lines that all cross each other: 160 kB that nobody can judge by reading.
  const points = Array.from({ length: 25_000 }, (_, at) => `L${(at * 7919) % 300} ${(at * 104_729) % 97}`)
  let isOver = false
  const outcome = keep(svg(`<path d="M0 0${points.join('')}" fill-rule="evenodd"/>`)).finally(() => (isOver = true))
  const photo = await decodeInTurn('photos', () => picture(200, 200).jpeg().toBuffer())
  expect([photo === 'busy', isOver]).toEqual([false, false])
  expect(await outcome).toEqual({ ok: false, message: expect.stringContaining('dauert zu lange') })
}, 30_000)
