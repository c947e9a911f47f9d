/**
 * A company moves from SQLite and a disk to PostgreSQL and an object store, and two servers go on with it.
 * `node tests/faults/move.ts`. Needs the production build.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openPostgres } from '#platform/database/database.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { openUpload } from '#platform/files/uploads.server.ts'
import { readReference } from '#requests/request/reference.ts'
import { startObjectStore } from '#platform/files/test-object-store.server.ts'
import { run } from '../../scripts/testing/command.ts'
import { startPostgres } from '../../scripts/testing/postgres.ts'
import { fault } from './harness/fault.ts'
import { newFolder } from './harness/folder.ts'
import { startSite } from './harness/site.ts'
import { checkRecovery, visitor } from './harness/visitor.ts'

const postgres = await startPostgres({ isDurable: true })
const store = await startObjectStore()
const old = newFolder('move-old')
const picture = `${'a'.repeat(32)}-320.webp`
const s3 = {
  FILES_S3_ENDPOINT: store.settings.endpoint,
  FILES_S3_BUCKET: store.settings.bucket,
  FILES_S3_ACCESS_KEY_ID: store.settings.accessKeyId,
  FILES_S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
}
const people = visitor()

async function office(words: string[], settings = s3): Promise<{ code: number; said: string }> {
  const { code, output } = await run('node', ['scripts/office.ts', ...words], {
    env: { ...settings, DATA_DIR: old, DATABASE_URL: '', DEMO: 'off', NODE_NO_WARNINGS: '1' },
  })
  return { code, said: output }
}

const before = await startSite(old)
for (let count = 0; count < 12; count++) await people.send(before)
for (let count = 0; count < 3; count++) await people.sendFile(before, 40_000)
mkdirSync(path.join(old, 'media'), { recursive: true })
writeFileSync(path.join(old, 'media', picture), 'ein Bild')

await fault('a move waits until the server stands', async (check) => {
  const { code, said } = await office(['move', '--to', postgres.url])
  check(code !== 0 && /läuft schon ein Server/.test(said), `${code}: ${said}`)
})
await before.stop()

await fault('a store that does not answer ends the move, and it can begin anew', async (check) => {
  const away = { ...s3, FILES_S3_ENDPOINT: 'http://127.0.0.1:9' }
  const { code, said } = await office(['move', '--to', postgres.url], away)
  check(code === 1 && said.includes('Die Zieldatenbank ist noch leer'), `${code}: ${said}`)
})

await fault('every row and file arrives, and the proof names each table', async (check) => {
  const { code, said } = await office(['move', '--to', postgres.url])
  check(code === 0, `${code}: ${said}`)
  check(/submissions +15 /.test(said) && /submission_files +3 /.test(said), said)
  check(said.includes('3 Anhänge und 1 Bilddateien liegen im Objektspeicher'), said)
})

await fault('a second move does not write over a company', async (check) => {
  const { code, said } = await office(['move', '--to', postgres.url])
  check(code !== 0 && said.includes('nicht leer'), `${code}: ${said}`)
})

await fault('two servers with empty folders go on where the old one stopped', async (check) => {
  const environment = {
    ...s3,
    DATABASE_URL: postgres.url,
    SECRET: readFileSync(path.join(old, 'secret'), 'utf8').trim(),
  }
  const folders = [newFolder('move-one'), newFolder('move-two')]
  const sites = await Promise.all(folders.map((folder) => startSite(folder, environment)))
  for (const site of sites) {
    await checkRecovery(check, site, people)
    const sent = await people.sendFile(site, 20_000)
    check(sent?.status === 201, `a file is taken, not ${sent?.status}`)
    const image = await fetch(`${site.url}/media/${picture}`)
    check((await image.text()) === 'ein Bild', 'a picture of the old server is shown')
  }
  await Promise.all(sites.map((site) => site.stop()))

  const db = openPostgres(postgres.url)
  for (const reference of people.acknowledged.values()) {
    const request = await requests(db).findByReference(readReference(reference) ?? '')
    check(request !== null, `${reference} is stored`)
    for (const file of await requestFiles(db).listByRequest(request?.id ?? '')) {
      const body = await openUpload({ config: { dataDir: old, filesS3: store.settings } }, file.storageKey)
      const bytes = body ? await new Response(body).arrayBuffer() : null
      check(bytes?.byteLength === file.sizeBytes, `${reference}: its file can be read`)
    }
  }
  await db.destroy()
})
await store.stop()
await postgres.stop()
