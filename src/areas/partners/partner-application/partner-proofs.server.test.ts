import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { exampleDocx, examplePdf } from '#platform/files/example-files.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { requestApi } from '#requests/request/api.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { asForm, frequent, generatedRequests, sendGenerated } from '#requests/request/test-generated.server.ts'
import { appWithFolder, file } from '#requests/request/test-uploads.server.ts'
import { exampleTrade } from '../trades/example-trade.ts'
import { trades } from '../trades/repository.server.ts'
import { exampleApplication } from './example-application.ts'
import { partnerApplicationKind } from './kind.server.ts'

async function appWithTrade() {
  const folder = await appWithFolder()
  await trades(folder.app.db).insert([exampleTrade()], folder.app.clock.now())
  return folder
}

async function send(app: App, proofs: readonly File[]) {
  const body = new FormData()
  for (const [name, value] of Object.entries(exampleApplication())) body.append(name, String(value))
  for (const proof of proofs) body.append('proofs', proof)
  const response = await requestApi(app, partnerApplicationKind).request('/', { method: 'POST', body })
  return { status: response.status, answer: (await response.json()) as { errors?: Record<string, string> } }
}

test('proofs are stored with the application; the mail says how many came, and carries none', async () => {
  const { app, lying } = await appWithTrade()
  const proofs = [file('Haftpflicht.pdf', examplePdf()), file('Handwerkskarte.docx', exampleDocx())]
  expect((await send(app, proofs)).status).toBe(201)

  const [request] = await requests(app.db).list()
  const files = await requestFiles(app.db).listByRequest(request?.id ?? '')
  expect(files.map(({ field, originalName }) => `${field}: ${originalName}`).toSorted()).toEqual([
    'proofs: Haftpflicht.pdf',
    'proofs: Handwerkskarte.docx',
  ])
  expect(lying()).toMatchObject({ stored: { length: 2 }, waiting: [] })
  const [notice] = await app.db.selectFrom('outbox').selectAll().orderBy('purpose').execute()
  expect(notice?.text_body).toMatch(/Nachweise:? +2, in der Verwaltung, nicht auf Viren geprüft/)
})

test('they are voluntary', async () => {
  const { app } = await appWithTrade()
  expect((await send(app, [])).status).toBe(201)
  const [notice] = await app.db.selectFrom('outbox').selectAll().orderBy('purpose').execute()
  expect(notice?.text_body).toMatch(/Nachweise:? +keine/)
})

const tooLarge = Buffer.concat([examplePdf(), Buffer.alloc(10 * 1024 * 1024)])
const refused: [string, File[], RegExp][] = [
  ['a program', [file('karte.exe', Buffer.from('MZ'))], /PDF, DOC oder DOCX/],
  ['a program that is called a PDF', [file('karte.pdf', Buffer.from('MZ'))], /beschädigt/],
  ['a file over its limit', [file('karte.pdf', tooLarge)], /größer als 10 MB/],
  ['four files', [1, 2, 3, 4].map((n) => file(`${n}.pdf`, examplePdf())), /höchstens 3 Dateien/],
]

test.for(refused)('%s: a message beside the field, and nothing is left', async ([, proofs, message]) => {
  const { app, lying } = await appWithTrade()
  const { status, answer } = await send(app, proofs)
  expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, ['proofs']])
  expect(answer.errors?.proofs).toMatch(message)
  expect(await requests(app.db).list()).toEqual([])
  expect(lying()).toEqual({ stored: [], waiting: [] })
})

test('whatever is sent with proofs: no 5xx, a row exactly when the answer is 201, and no file without a row', async () => {
  const { app, dataDir } = await appWithTrade()
  const contents = { sound: examplePdf(), broken: Buffer.from('%PDF-'), other: Buffer.from('MZ') }
  const proofs = fc.constantFrom('none', 'none', 'sound', 'sound', 'broken', 'other', '{}')
  const inputs = fc.record({ application: generatedRequests(exampleApplication()), proofs })
  const seen = await sendGenerated(
    app,
    partnerApplicationKind,
    inputs.map((input) => ({ ...input.application, proofs: input.proofs })),
    asForm('proofs', 'a.pdf', contents),
  )
  expect(frequent(seen)).toEqual([201, 422])
  const rows = await app.db.selectFrom('submission_files').select('storage_key').execute()
  expect(rows.length).toBeGreaterThan((seen.get(201) ?? 0) / 20)
  const lying = readdirSync(join(dataDir, 'uploads')).filter((name) => name !== '.part')
  expect(lying.toSorted()).toEqual(rows.map((row) => row.storage_key).toSorted())
})
