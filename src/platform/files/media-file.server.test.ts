import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleDocx, examplePdf } from './example-files.ts'
import { keepPdf, readDocument } from './media-file.server.ts'
import { startObjectStore } from './test-object-store.server.ts'

const folders: string[] = []
let store: Awaited<ReturnType<typeof startObjectStore>>
beforeAll(async () => {
  store = await startObjectStore()
})
afterAll(async () => {
  await store.stop()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
})

async function server({ shared = false } = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dokumente-'))
  folders.push(dataDir)
  return { dataDir, filesS3: shared ? store.settings : null }
}

test('a PDF is kept whole under a random name; anything else is not kept at all', async () => {
  const here = await server()
  const pdf = examplePdf('Energieausweis')
  const kept = await keepPdf(here, pdf)
  expect(await readDocument(here, kept?.storageKey ?? '')).toEqual(pdf)
  expect(await keepPdf(here, pdf.subarray(0, 40))).toBeNull()
  expect(await keepPdf(here, exampleDocx())).toBeNull()
  expect(await readdir(path.join(here.dataDir, 'media'))).toHaveLength(1)
  expect(await readDocument(here, '../site.sqlite')).toBeNull()
})

test('what one server kept, another reads from the object store', async () => {
  const pdf = examplePdf('Grundriss')
  const kept = await keepPdf(await server({ shared: true }), pdf)
  const other = await server({ shared: true })
  expect(await readDocument(other, kept?.storageKey ?? '')).toEqual(pdf)
  expect(await readDocument(other, 'f'.repeat(32))).toBeNull()
})
