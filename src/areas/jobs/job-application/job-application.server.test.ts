import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { exampleDocx, examplePdf } from '#platform/files/example-files.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { requestApi } from '#requests/request/api.server.ts'
import { readReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { asForm, frequent, generatedRequests, sendGenerated } from '#requests/request/test-generated.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleOpening } from '../openings/example-opening.ts'
import { openings } from '../openings/repository.server.ts'
import { exampleApplication } from './example-application.ts'
import { jobApplicationKind } from './kind.server.ts'
import { texts } from './texts.ts'

async function appWithJob() {
  // Ten thousand applications with their files are quicker in memory.
  const dataDir = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'jobs-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const config = readConfig({ SITE_URL: 'https://www.example.de', MAIL_TO: 'buero@example.de', DATA_DIR: dataDir })
  const app = await testApp({ config })
  await openings(app.db).insert(
    [exampleOpening(), exampleOpening({ id: 'alt', slug: 'besetzt', isActive: false })],
    app.clock.now(),
  )
  return app
}

type Fields = Record<string, string | File | readonly File[]>

const pdf = (name: string) => new File([new Uint8Array(examplePdf())], name)

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) form.append(name, each)
  }
  return form
}

async function send(app: App, fields: Fields, key = 'form-load-1') {
  const response = await requestApi(app, jobApplicationKind).request('/', {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: formOf(fields),
  })
  const answer = (await response.json()) as { reference?: string; title?: string; errors?: Record<string, string> }
  return { status: response.status, answer }
}

const complete = (different: Fields = {}): Fields => ({
  ...exampleApplication(),
  cv: pdf('Lebenslauf.pdf'),
  ...different,
})

test('an application is stored with its files, due in seven days, and kept until it is closed', async () => {
  const app = await appWithJob()
  const docx = new File([new Uint8Array(exampleDocx())], 'Anschreiben.docx')
  const { status, answer } = await send(
    app,
    complete({ coverLetter: docx, certificates: [pdf('Zeugnis 1.pdf'), pdf('Zeugnis 2.pdf')] }),
  )
  expect(status).toBe(201)
  const stored = await requests(app.db).findByReference(readReference(answer.reference ?? '') ?? '')
  expect(stored).toMatchObject({
    kind: 'job_application',
    contactName: 'Änne Öztürk-Weiß',
    payload: { ...exampleApplication(), availableFrom: '2026-04-01' },
    dueAt: '2026-03-09T08:00:00.000Z',
    deleteAfter: null,
    searchText: expect.stringContaining('hausmeister'),
  })
  const files = await requestFiles(app.db).listByRequest(stored?.id ?? '')
  expect(files.map(({ field, originalName }) => `${field}: ${originalName}`).toSorted()).toEqual([
    'certificates: Zeugnis 1.pdf',
    'certificates: Zeugnis 2.pdf',
    'coverLetter: Anschreiben.docx',
    'cv: Lebenslauf.pdf',
  ])
})

test('the receipt holds nothing that was typed, the notice names the files as unchecked and no wish', async () => {
  const app = await appWithJob()
  await send(app, complete())
  const [notice, receipt] = await app.db.selectFrom('outbox').selectAll().orderBy('purpose').execute()
  const said = `${receipt?.subject} ${receipt?.text_body} ${receipt?.html_body}`
  expect(Object.values(exampleApplication()).filter((typed) => said.includes(typed))).toEqual([])
  expect(said).not.toContain('Lebenslauf.pdf')
  expect(said).toContain('7 Tagen')
  expect(notice?.subject).toContain('Änne Öztürk-Weiß')
  expect(notice?.text_body).toMatch(/Lebenslauf.pdf \(1\s?KB\), ungeprüft/u)
  expect(notice?.text_body).toContain('https://www.example.de/job/hausmeister')
  expect(notice?.text_body).not.toMatch(/3\.100|Gespräch/)
})

test('every required field has the message of the specification', async () => {
  const { status, answer } = await send(await appWithJob(), { job: '' })
  expect(status).toBe(422)
  expect(answer.errors).toEqual({
    firstName: 'Vorname ist erforderlich',
    lastName: 'Nachname ist erforderlich',
    email: 'E-Mail ist erforderlich',
    phone: 'Telefonnummer ist erforderlich',
    address: 'Adresse ist erforderlich',
    cv: 'Lebenslauf ist erforderlich',
  })
  const second = await send(await appWithJob(), complete({ email: 'aenne@', availableFrom: '31.02.2026' }))
  expect(second.answer.errors).toMatchObject({ email: 'Ungültige E-Mail-Adresse', availableFrom: expect.any(String) })
})

test('JSON cannot carry a CV, and is told so', async () => {
  const response = await requestApi(await appWithJob(), jobApplicationKind).request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...exampleApplication(), cv: 'lebenslauf.pdf' }),
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: { cv: 'Lebenslauf ist erforderlich' } })
})

test('limits are told beside the field: 5 MB, 10 MB, five certificates', async () => {
  const app = await appWithJob()
  const large = (megabytes: number) => new File([new Uint8Array(megabytes * 1024 * 1024 + 1)], 'a.pdf')
  const six = Array.from({ length: 6 }, (_, number) => pdf(`${number}.pdf`))
  const { answer } = await send(app, complete({ cv: large(5), coverLetter: large(5), certificates: [large(10)] }))
  expect(answer.errors).toEqual({
    cv: expect.stringContaining('größer als 5 MB'),
    coverLetter: expect.stringContaining('größer als 5 MB'),
    certificates: expect.stringContaining('größer als 10 MB'),
  })
  expect((await send(app, complete({ certificates: six }))).answer.errors).toEqual({
    certificates: 'Bitte wählen Sie höchstens 5 Dateien.',
  })
})

test('no job is an application on one’s own initiative; a filled or unknown one is refused in words', async () => {
  const app = await appWithJob()
  expect((await send(app, complete({ job: '' }))).status).toBe(201)
  for (const job of ['besetzt', 'gibt-es-nicht']) {
    expect(await send(app, complete({ job }), `key-for-${job}`)).toMatchObject({
      status: 409,
      answer: { title: texts.gone },
    })
  }
  const stored = await requests(app.db).list()
  expect(stored.map(({ payload }) => payload)).toMatchObject([{ job: null }])
})

test('whatever is sent: no 5xx, a row exactly when the answer is 201, and no file without a row', async () => {
  const app = await appWithJob()
  const inputs = fc.oneof(
    {
      weight: 9,
      arbitrary: generatedRequests({ ...exampleApplication(), cv: 'sound' }, ['coverLetter', 'certificates']),
    },
    { weight: 1, arbitrary: fc.constant({ ...exampleApplication(), cv: 'sound' }) },
  )
  const seen = await sendGenerated(
    app,
    jobApplicationKind,
    inputs,
    asForm('cv', 'Lebenslauf.pdf', { sound: examplePdf() }),
  )
  // 409: a vacancy that is not there.
  expect(frequent(seen).filter((status) => status !== 409)).toEqual([201, 422])
  const lying = readdirSync(join(app.config.dataDir, 'uploads')).filter((name) => name !== '.part')
  expect(lying).toHaveLength(seen.get(201) ?? 0)
  expect(readdirSync(join(app.config.dataDir, 'uploads/.part'))).toEqual([])
})
