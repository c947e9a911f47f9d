import sharp from 'sharp'
import { expect, test } from 'vitest'
import { icoOf, iconDrawing, maskableIcon, roundIcon, squareIcon } from './draw-icons.server.ts'
import { drawSharePicture } from './draw-share-picture.server.ts'
import type { LogoFile } from './logo-file.ts'
import { paletteOf } from '../palette.ts'

const svg = (inner: string): LogoFile => ({
  name: '',
  bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${inner}</svg>`),
  type: 'svg',
  width: 48,
  height: 48,
})
const filled = svg('<rect width="48" height="48" fill="#ff0000"/>')
const loose = svg('<circle cx="24" cy="24" r="12" fill="#ff0000"/>')

/** Red, green, blue and alpha, as #rrggbbaa, at a place from 0 to 1. */
async function pixel(png: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = 4 * (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1)))
  return `#${data.subarray(at, at + 4).toString('hex')}`
}

test('an icon that fills its square is cut round, or left square for who cuts it', async () => {
  const round = await roundIcon(filled, 192)
  expect(await pixel(round, 0, 0)).toMatch(/00$/)
  expect(await pixel(round, 0.5, 0)).toBe('#ff0000ff')
  expect(await pixel(await squareIcon(filled, 180), 0, 0)).toBe('#ff0000ff')
  expect(await pixel(await maskableIcon(filled, 192), 0, 0)).toBe('#ff0000ff')
  expect(await iconDrawing(filled)).toContain('<clipPath')
})

test('one that does not stands on white, so that a dark ground does not swallow it', async () => {
  expect(await pixel(await roundIcon(loose, 192), 0.5, 0.02)).toBe('#ffffffff')
  expect(await pixel(await squareIcon(loose, 180), 0, 0)).toBe('#ffffffff')
  expect(await pixel(await maskableIcon(loose, 192), 0.5, 0.5)).toBe('#ff0000ff')
  expect(await iconDrawing(loose)).toBe(loose.bytes.toString())
  expect(await iconDrawing({ ...loose, type: 'png' })).toBeNull()
})

test('the ICO holds three PNG files', async () => {
  const ico = await icoOf(filled)
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(38)]).toEqual([1, 3, 16, 48])
  const start = ico.readUInt32LE(6 + 16 + 12)
  expect((await sharp(ico.subarray(start, start + ico.readUInt32LE(6 + 16 + 8))).metadata()).width).toBe(32)
})

test('the picture beside a shared link has the size that messengers ask for, however long the words are', async () => {
  const words = {
    brand: 'Wohnungsgenossenschaft Untere Nahe',
    title: 'Ihr Zuhause in und um Bad Kreuznach und Bingen',
    line: 'x',
  }
  const png = await drawSharePicture({ palette: paletteOf('#0b7a3e'), logo: { ...loose, isPlated: true }, ...words })
  const { width, height } = await sharp(png).metadata()
  expect([width, height]).toEqual([1200, 630])
  const edge = await pixel(png, 0.97, 0.68)
  expect(edge, 'the title ends before the edge').not.toBe('#ffffffff')
})
