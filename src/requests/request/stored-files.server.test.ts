import { existsSync, readdirSync } from 'node:fs'
import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { requestFiles } from '#platform/files/repository.server.ts'
import { removeUnfinishedUploads } from '#platform/files/uploads.server.ts'
import { requests } from './repository.server.ts'
import { appWithFolder, cv, file, send } from './test-uploads.server.ts'

test('a photo is drawn anew: upright, and without the place where it was taken', async () => {
  const { app, dataDir } = await appWithFolder()
  const original = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#5da6f8' } })
    .withExif({ IFD0: { Artist: 'Erika Muster' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await send(app, { cv: cv(), photos: file('IMG_1.jpg', original) })).status).toBe(201)
  const [request] = await requests(app.db).list()
  const rows = await requestFiles(app.db).listByRequest(request?.id ?? '')
  const photo = rows.find(({ field }) => field === 'photos')
  const stored = await readFile(join(dataDir, 'uploads', photo?.storageKey ?? ''))
  expect(photo).toMatchObject({ originalName: 'IMG_1.jpg', detectedType: 'image/jpeg', sizeBytes: stored.length })
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 60 })
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
  expect(stored.includes('Erika')).toBe(false)
})

test('a small picture that claims to be enormous is refused', async () => {
  const { app } = await appWithFolder()
  const huge = await sharp({ create: { width: 10_000, height: 5000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const { status, answer } = await send(app, { cv: cv(), photos: file('riesig.png', huge) })
  expect([status, answer.errors?.photos]).toEqual([422, expect.stringContaining('40 Megapixel')])
})

test('after a crash the sweeper keeps what has a row and removes what has none', async () => {
  const { app, dataDir, lying } = await appWithFolder()
  await send(app, { cv: cv() })
  const [key = ''] = lying().stored
  const waiting = join(dataDir, 'uploads/.part')
  // Killed between commit and tidying; killed between placing and commit; killed while receiving; still receiving.
  await writeFile(join(waiting, key), '')
  await writeFile(join(waiting, 'b'.repeat(32)), 'x')
  await writeFile(join(dataDir, 'uploads', 'b'.repeat(32)), 'x')
  await writeFile(join(waiting, 'c'.repeat(32)), 'x')
  const twoDaysAgo = new Date(app.clock.now().getTime() - 2 * 24 * 60 * 60_000)
  for (const name of readdirSync(waiting)) await utimes(join(waiting, name), twoDaysAgo, twoDaysAgo)
  await writeFile(join(waiting, 'd'.repeat(32)), 'x')
  await utimes(join(waiting, 'd'.repeat(32)), app.clock.now(), app.clock.now())

  await removeUnfinishedUploads(app)
  expect(lying()).toEqual({ stored: [key], waiting: ['d'.repeat(32)] })
})

test('a sweep in a data directory without uploads does nothing', async () => {
  const { app, dataDir } = await appWithFolder()
  await removeUnfinishedUploads(app)
  expect(existsSync(join(dataDir, 'uploads'))).toBe(false)
})
