import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { derivePicture } from './derive.server.ts'
import { servePicture } from './files.server.ts'

let dataDir = ''
let name = ''

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'pictures-'))
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  name = path.basename((await derivePicture(dataDir, bytes)).base)
  await writeFile(path.join(dataDir, 'geheim.webp'), 'geheim')
  await writeFile(path.join(dataDir, 'media', '.part.webp'), 'halb')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('a picture is answered with its type and may be kept for ever', async () => {
  for (const format of ['avif', 'webp']) {
    const response = await servePicture({ dataDir, filesS3: null }, `${name}-320.${format}`)
    expect(response?.headers.get('content-type')).toBe(`image/${format}`)
    expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await response?.arrayBuffer())?.byteLength).toBe(Number(response?.headers.get('content-length')))
  }
})

test.each([
  'unbekannt.webp',
  '../geheim.webp',
  '..%2fgeheim.webp',
  '.part.webp',
  '/etc/passwd',
  '',
  `${'a'.repeat(32)}-320.webp`,
])('%s is not a picture', async (wrong) => {
  expect(await servePicture({ dataDir, filesS3: null }, wrong)).toBeNull()
})

test.each(['-320.jpg', '-321.webp', '.webp', '-320.webp\0', '-320.webp\n', '-0320.webp', '-320.WEBP'])(
  'a known picture with %j was never made',
  async (rest) => {
    expect(await servePicture({ dataDir, filesS3: null }, `${name}${rest}`)).toBeNull()
  },
)
