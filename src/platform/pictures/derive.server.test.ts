import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exampleHeic, heicOfSize } from '#platform/heic/example-heic.ts'
import { derivePicture, inspectPicture, PictureRefused } from './derive.server.ts'

let dataDir = ''

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'pictures-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const blank = (width: number, height: number, background = '#2266aa') =>
  sharp({ create: { width, height, channels: 3, background } })

const files = () => readdir(path.join(dataDir, 'media'))
const fileOf = (base: string, rest: string) => path.join(dataDir, 'media', `${path.basename(base)}${rest}`)
const reasonOf = (source: string | Buffer) =>
  derivePicture(dataDir, source).then(
    () => 'taken',
    (error: unknown) => (error instanceof PictureRefused ? error.reason : String(error)),
  )

test('a picture is made in both formats in every width up to its own', async () => {
  const picture = await derivePicture(dataDir, await blank(700, 400).png().toBuffer())

  expect(picture).toMatchObject({ widths: [320, 480, 640], width: 700, height: 400 })
  expect(picture.base).toMatch(/^\/media\/[0-9a-f]{32}$/)
  const made = await files()
  expect(made).toHaveLength(6)
  const webp = await sharp(fileOf(picture.base, '-480.webp')).metadata()
  expect([webp.format, webp.width, webp.height]).toEqual(['webp', 480, 274])
  const avif = await sharp(fileOf(picture.base, '-640.avif')).metadata()
  expect([avif.format, avif.compression, avif.width]).toEqual(['heif', 'av1', 640])
})

test('a picture smaller than the smallest width keeps its own width', async () => {
  const picture = await derivePicture(dataDir, await blank(90, 60).webp().toBuffer())
  expect(picture.widths).toEqual([90])
})

test('the dominant colour is close to the colour of a plain picture', async () => {
  const { color } = await derivePicture(dataDir, await blank(400, 300, '#d02020').png().toBuffer())
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  expect(Math.max(Math.abs(red - 0xd0), Math.abs(green - 0x20), Math.abs(blue - 0x20))).toBeLessThanOrEqual(16)
})

test('orientation is applied, and camera data and position are gone', async () => {
  const photo = await blank(600, 400)
    .withExif({ IFD0: { Copyright: 'Erika Musterfrau' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 16/1 52/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(photo.includes('Erika Musterfrau')).toBe(true)

  const picture = await derivePicture(dataDir, photo)

  expect([picture.width, picture.height]).toEqual([400, 600])
  const made = await Promise.all((await files()).map((name) => readFile(path.join(dataDir, 'media', name))))
  expect(made.length).toBeGreaterThan(0)
  expect(made.filter((bytes) => bytes.includes('Musterfrau'))).toEqual([])
  for (const bytes of made) {
    const { width, height, exif, xmp, iptc, orientation = 1 } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, orientation }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      orientation: 1,
    })
    expect(height).toBeGreaterThan(width)
  }
})

test('transparent and grey pictures are taken', async () => {
  const transparent = await sharp({ create: { width: 400, height: 300, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer()
  const half = await derivePicture(dataDir, transparent)
  expect((await sharp(fileOf(half.base, '-320.webp')).metadata()).hasAlpha).toBe(true)

  const grey = await derivePicture(dataDir, await blank(400, 300, '#777777').greyscale().png().toBuffer())
  expect(grey.color).toMatch(/^#7[0-9a-f]7[0-9a-f]7[0-9a-f]$/)
  expect((await sharp(fileOf(grey.base, '-320.avif')).metadata()).width).toBe(320)
})

test('the same bytes give the same address and are not made twice', async () => {
  const bytes = await blank(500, 300).png().toBuffer()
  const first = await derivePicture(dataDir, bytes)
  const before = await stat(fileOf(first.base, '-480.avif'))

  expect(await derivePicture(dataDir, bytes)).toEqual(first)

  const after = await stat(fileOf(first.base, '-480.avif'))
  expect(after.mtimeMs).toBe(before.mtimeMs)
  expect(after.ino).toBe(before.ino)
})

test('a missing or empty file of an earlier run is made again', async () => {
  const bytes = await blank(500, 300).png().toBuffer()
  const { base } = await derivePicture(dataDir, bytes)
  await rm(fileOf(base, '-320.webp'))
  await writeFile(fileOf(base, '-480.webp'), '')

  await derivePicture(dataDir, bytes)

  expect((await sharp(fileOf(base, '-320.webp')).metadata()).width).toBe(320)
  expect((await sharp(fileOf(base, '-480.webp')).metadata()).width).toBe(480)
})

test('more than 40 megapixels are refused, however small the file is', async () => {
  const bomb = await blank(8000, 6000).png().toBuffer()
  expect(bomb.byteLength).toBeLessThan(1_000_000)
  expect(await reasonOf(bomb)).toBe('too_large')
})

test('other content is refused before it is decoded', async () => {
  expect(await reasonOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('not_a_picture')
  expect(await reasonOf(Buffer.from('%PDF-1.7'))).toBe('not_a_picture')
  expect(await reasonOf(Buffer.alloc(0))).toBe('not_a_picture')
})

test('a picture that broke off is taken as far as it came; of which nothing came, it is refused, and no file is left', async () => {
  const noise = await sharp({
    create: {
      width: 500,
      height: 400,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  const scanAt = noise.indexOf(Buffer.from([0xff, 0xda]))
  expect(await reasonOf(noise.subarray(0, scanAt + 14))).toBe('damaged')
  expect(await reasonOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('kein Bild')]))).toBe('damaged')
  expect(await files().catch(() => [])).toEqual([])
  expect(await derivePicture(dataDir, noise.subarray(0, noise.byteLength / 2))).toMatchObject({
    width: 500,
    height: 400,
  })
})

test('a file that does not exist is an error, not a refusal', async () => {
  expect(await reasonOf(path.join(dataDir, 'fehlt.jpg'))).toContain('ENOENT')
})

test('a HEIC photo is taken like every other, upright and without its place', async () => {
  const picture = await derivePicture(dataDir, exampleHeic())
  expect(picture).toMatchObject({ widths: [64], width: 64, height: 96 })
  for (const format of ['webp', 'avif']) {
    const made = await readFile(fileOf(picture.base, `-64.${format}`))
    expect((await sharp(made).metadata()).exif).toBeUndefined()
    expect(made.toString('latin1')).not.toMatch(/Erika|Telefonbau/)
  }
})

test('a HEIC photo that is broken, too large or something else is refused, and nothing is written', async () => {
  expect(await reasonOf(exampleHeic().subarray(0, 1200))).toBe('damaged')
  expect(await reasonOf(heicOfSize(16_000, 16_000))).toBe('too_large')
  expect(await reasonOf(Buffer.concat([exampleHeic().subarray(0, 28), Buffer.alloc(900, 7)]))).toBe('not_a_picture')
  expect(await files().catch(() => [])).toEqual([])
})

test('a WebP of a width of ours without metadata is its own largest file, so that an export loses nothing', async () => {
  const own = await blank(640, 360).webp({ quality: 76 }).toBuffer()
  const { base } = await derivePicture(dataDir, own)
  expect(await readFile(fileOf(base, '-640.webp'))).toEqual(own)

  const located = await blank(640, 360)
    .withExif({ IFD0: { Copyright: 'geheim' } })
    .webp()
    .toBuffer()
  const drawn = await derivePicture(dataDir, located)
  expect((await readFile(fileOf(drawn.base, '-640.webp'))).includes('geheim')).toBe(false)

  const noise = randomBytes(640 * 360 * 3)
  const heavy = await sharp(noise, { raw: { width: 640, height: 360, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer()
  const lighter = await derivePicture(dataDir, heavy)
  expect((await stat(fileOf(lighter.base, '-640.webp'))).size).toBeLessThan(heavy.length)
})

test('an inspection says what would be made and makes nothing', async () => {
  const bytes = await blank(700, 400).png().toBuffer()
  const { storageKey, ...rest } = await inspectPicture(bytes)
  expect(rest).toEqual({ widths: [320, 480, 640], width: 700, height: 400 })
  await expect(files()).rejects.toThrow('ENOENT')
  expect((await derivePicture(dataDir, bytes)).storageKey).toBe(storageKey)
  await expect(inspectPicture(Buffer.from('<svg/>'))).rejects.toThrow(PictureRefused)
})
