import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUpload } from '#platform/files/uploads.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { startObjectStore } from '#platform/files/test-object-store.server.ts'
import { requests } from './repository.server.ts'
import { appWithFolder, cv, send } from './test-uploads.server.ts'

let store: Awaited<ReturnType<typeof startObjectStore>>
beforeAll(async () => {
  store = await startObjectStore()
})
afterAll(() => store.stop())

async function appOn(endpoint: string) {
  const { app, lying } = await appWithFolder()
  app.config = { ...app.config, filesS3: { ...store.settings, endpoint } }
  return { app, lying }
}

test('with an object store a file that was sent is there and nowhere on this machine', async () => {
  const { app, lying } = await appOn(store.settings.endpoint)
  expect((await send(app, { cv: cv() })).status).toBe(201)
  const [request] = await requests(app.db).list()
  const [file] = await requestFiles(app.db).listByRequest(request?.id ?? '')
  const bytes = await new Response(await openUpload(app, file?.storageKey ?? '')).arrayBuffer()
  expect(bytes.byteLength).toBe(file?.sizeBytes)
  expect(lying()).toEqual({ stored: [], waiting: [] })
})

test('while the store is away nothing is stored, and the sender is asked to try again', async () => {
  const { app } = await appOn('http://127.0.0.1:9')
  expect((await send(app, { cv: cv() })).status).toBe(503)
  expect(await requests(app.db).list()).toEqual([])
})
