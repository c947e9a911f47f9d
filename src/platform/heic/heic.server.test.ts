import { expect, test } from 'vitest'
import sharp from 'sharp'
import { decodeHeic } from './decode.server.ts'
import { exampleHeic, heicOfSize, heicWithItem } from './example-heic.ts'
import { readHeicHeader } from './header.server.ts'

const limits = { mostPixels: 40_000_000 }
const refused = (reason: string) => ({ ok: false, reason })

test('a photo is decoded upright, as the file says, and not turned a second time for its EXIF', async () => {
  const decoded = await decodeHeic(exampleHeic(), limits)
  if (!decoded.ok) throw new Error(decoded.reason)
  expect([decoded.width, decoded.height, decoded.data.length]).toEqual([64, 96, 64 * 96 * 4])
  const at = (x: number, y: number) => [...decoded.data.subarray((y * 64 + x) * 4, (y * 64 + x) * 4 + 4)]
  const near = (color: number[], wanted: number[]) => color.every((part, n) => Math.abs(part - (wanted[n] ?? 0)) < 24)
  const corners = [at(8, 8), at(56, 8), at(8, 88), at(56, 88)]
  const wanted = [
    [0, 0, 208, 255],
    [224, 0, 0, 255],
    [255, 255, 255, 255],
    [0, 160, 0, 255],
  ]
  expect(corners.filter((corner, n) => !near(corner, wanted[n] ?? []))).toEqual([])
})

test('what the header says of its size is judged before anything is decoded', async () => {
  expect(readHeicHeader(exampleHeic())).toEqual({ pixels: 96 * 64 })
  expect(await decodeHeic(heicOfSize(8000, 5001), limits)).toEqual(refused('too-many-pixels'))
  expect(await decodeHeic(heicOfSize(0xffffffff, 0xffffffff), limits)).toEqual(refused('too-many-pixels'))
  // The decoder has its own opinion of a header that lies.
  expect(await decodeHeic(exampleHeic(), { mostPixels: 96 * 64 - 1 })).toEqual(refused('too-many-pixels'))
})

test('another structure than HEIC’s never reaches the decoder', async () => {
  const avif = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } })
    .avif()
    .toBuffer()
  const renamed = Buffer.from(exampleHeic())
  renamed.write('avif', 8, 'latin1')
  const files = [
    avif,
    renamed,
    heicWithItem('av01'),
    Buffer.alloc(0),
    Buffer.alloc(5000, 7),
    exampleHeic().subarray(0, 300),
  ]
  expect(files.map(readHeicHeader)).toEqual(files.map(() => null))
  for (const file of files) expect(await decodeHeic(file, limits)).toEqual(refused('mismatch'))
})

test('boxes that lie about their sizes end the reading, and never make it throw', () => {
  const whole = exampleHeic()
  for (let at = 0; at < 940; at++)
    for (const value of [0, 1, 0x7f, 0xff]) {
      const bytes = Buffer.from(whole)
      bytes[at] = value
      expect(() => readHeicHeader(bytes)).not.toThrow()
      expect(() => readHeicHeader(whole.subarray(0, at))).not.toThrow()
    }
})

test('a photo of which the end is missing is unreadable', async () => {
  const whole = exampleHeic()
  expect(await decodeHeic(whole.subarray(0, whole.length - 400), limits)).toEqual(refused('unreadable'))
})

/** With a box of 40 MB that nobody reads behind the picture; the decoder holds the file in its memory. */
const padded = Buffer.concat([
  exampleHeic(),
  Buffer.from([2, 0x80, 0, 0]),
  Buffer.from('free'),
  Buffer.alloc(0x2800000 - 8),
])

test('what takes too long or too much memory is given up, and the next photo is read', async () => {
  expect(await decodeHeic(exampleHeic(), { ...limits, longestMs: 1 })).toEqual(refused('unreadable'))
  expect(await decodeHeic(padded, { ...limits, mostBytes: 32 * 1024 * 1024 })).toEqual(refused('unreadable'))
  expect((await decodeHeic(padded, limits)).ok).toBe(true)
})
