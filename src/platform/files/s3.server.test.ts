import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { partPath, writePartFile } from './part-file.server.ts'
import { objectStore, StoreError } from './s3.server.ts'
import { startObjectStore } from './test-object-store.server.ts'
import { openUpload, placeUploads, removeUploads } from './uploads.server.ts'

let server: Awaited<ReturnType<typeof startObjectStore>>
let dataDir = ''

beforeAll(async () => {
  server = await startObjectStore()
})
afterAll(() => server.stop())
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'files-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const where = () => ({ config: { dataDir, filesS3: server.settings } })
const textOf = async (body: ReadableStream<Uint8Array> | null) => (body ? new Response(body).text() : null)

test('a file gets its place in the store and is read from there', async () => {
  const { storageKey: key } = await writePartFile(dataDir, Buffer.from('Lebenslauf'))
  await placeUploads(where(), [key])
  await rm(partPath(dataDir, key))
  expect(await textOf(await openUpload(where(), key))).toBe('Lebenslauf')
  expect(await objectStore(server.settings).size(`uploads/${key}`)).toBe(10)

  await removeUploads(where(), [key])
  expect(await openUpload(where(), key)).toBeNull()
})

test('a file of a request that was not stored leaves neither store nor disk', async () => {
  const { storageKey: key } = await writePartFile(dataDir, Buffer.from('x'))
  await placeUploads(where(), [key])
  await removeUploads(where(), [key])
  expect(await openUpload(where(), key)).toBeNull()
  await expect(readFile(partPath(dataDir, key))).rejects.toThrow('ENOENT')
})

test('a file that is fetched lies whole where it should, and a missing one leaves nothing', async () => {
  const store = objectStore(server.settings)
  await writeFile(join(dataDir, 'a'), 'Bild')
  await store.put('media/a.webp', join(dataDir, 'a'))
  expect(await store.fetchTo('media/a.webp', join(dataDir, 'b'))).toBe(true)
  expect(await readFile(join(dataDir, 'b'), 'utf8')).toBe('Bild')
  expect(await store.fetchTo('media/none.webp', join(dataDir, 'c'))).toBe(false)
  await expect(readFile(join(dataDir, 'c'))).rejects.toThrow('ENOENT')
})

test('a wrong key and a store that is away are told apart from a missing file', async () => {
  const wrong = objectStore({ ...server.settings, accessKeyId: 'FALSCH' })
  await expect(wrong.check()).rejects.toThrow(StoreError)
  const away = objectStore({ ...server.settings, endpoint: 'http://127.0.0.1:9' })
  await expect(away.get('uploads/x')).rejects.toMatchObject({ status: null })
})
