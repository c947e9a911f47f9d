import { createHash } from 'node:crypto'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleDocx, examplePdf } from '#platform/files/example-files.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { answerRequest } from './api.server.ts'
import { exampleMessage } from './example-kind.ts'
import { formAction, type FormAnswer } from './form-page.server.ts'
import { requests } from './repository.server.ts'
import { appWithFolder, cv, file, formOf, kindWithFiles, requestOf, type Sent, send } from './test-uploads.server.ts'

test('files are stored with their request under a name that says nothing', async () => {
  const { app, dataDir, lying } = await appWithFolder()
  const certificates = [file('a.docx', exampleDocx()), file('b.pdf', examplePdf('b'))]
  expect((await send(app, { cv: cv(), certificates })).status).toBe(201)

  const [request] = await requests(app.db).list()
  const rows = await requestFiles(app.db).listByRequest(request?.id ?? '')
  expect(rows.map(({ field, originalName }) => `${field} ${originalName}`).toSorted()).toEqual([
    'certificates a.docx',
    'certificates b.pdf',
    'cv Mein Lebenslauf.pdf',
  ])
  const row = rows.find(({ field }) => field === 'cv')
  expect(row).toMatchObject({
    detectedType: 'application/pdf',
    sizeBytes: examplePdf().length,
    sha256: createHash('sha256').update(examplePdf()).digest('hex'),
    storageKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  const path = join(dataDir, 'uploads', row?.storageKey ?? '')
  expect(await readFile(path)).toEqual(examplePdf())
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(lying()).toMatchObject({ stored: { length: 3 }, waiting: [] })
})

test.for([
  ['no file at all', {}, { cv: 'Lebenslauf ist erforderlich' }],
  ['text instead of a file', { cv: 'lebenslauf.pdf' }, { cv: 'Lebenslauf ist erforderlich' }],
  ['an empty file', { cv: file('leer.pdf', Buffer.alloc(0)) }, { cv: 'leer.pdf leer' }],
  ['a file over the limit', { cv: file('groß.pdf', Buffer.alloc(5001)) }, { cv: 'groß.pdf zu groß' }],
  ['another kind of file', { cv: file('bild.exe', Buffer.from('MZ')) }, { cv: 'bild.exe falsche Art' }],
  [
    'a program that was renamed',
    { cv: file('a.pdf', Buffer.from('MZ..')) },
    { cv: expect.stringContaining('„a.pdf“ ist beschädigt') },
  ],
  [
    'macros',
    { cv: file('a.docx', exampleDocx({ further: [{ name: 'word/vbaProject.bin', content: 'x' }] })) },
    { cv: expect.stringContaining('Makros') },
  ],
  [
    'too many files, one of them of another kind',
    { cv: cv(), certificates: [file('a.exe', Buffer.from('x')), cv(), cv()] },
    { certificates: expect.stringMatching(/a.exe falsche Art.*zu viele/) },
  ],
  [
    'a picture that is none',
    { cv: cv(), photos: file('a.jpg', Buffer.from('GIF89a')) },
    { photos: 'a.jpg falsche Art' },
  ],
] satisfies [string, Sent, Record<string, unknown>][])(
  '%s: a message beside its field, and nothing is left',
  async ([, fields, errors]) => {
    const { app, lying } = await appWithFolder()
    const { status, answer } = await send(app, fields)
    expect(status).toBe(422)
    expect(answer.errors).toEqual(errors)
    expect(await requests(app.db).list()).toEqual([])
    expect(lying()).toEqual({ stored: [], waiting: [] })
  },
)

test('an input in which nothing was chosen sends a nameless file of no bytes', async () => {
  const { app, lying } = await appWithFolder()
  const nameless = (text: string) => text.replace('name="cv"', 'name="cv"; filename=""')
  const response = await answerRequest(app, kindWithFiles, await requestOf(formOf({ cv: '' }), {}, nameless), '')
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: { cv: 'Lebenslauf ist erforderlich' } })
  expect(lying()).toEqual({ stored: [], waiting: [] })
})

test('wrong text leaves no file either, and is told together with the files', async () => {
  const { app, lying } = await appWithFolder()
  const { answer } = await send(app, { vorname: '', cv: cv(), certificates: file('x.odt', Buffer.from('x')) })
  expect(answer.errors).toEqual({ vorname: 'Vorname ist erforderlich', certificates: 'x.odt falsche Art' })
  expect(lying()).toEqual({ stored: [], waiting: [] })
})

test('no file is looked into while a text is wrong', async () => {
  const { app, lying } = await appWithFolder()
  const { answer } = await send(app, { vorname: '', cv: cv(), photos: file('a.jpg', Buffer.from('GIF89a')) })
  expect(answer.errors).toEqual({ vorname: 'Vorname ist erforderlich' })
  expect(lying()).toEqual({ stored: [], waiting: [] })
})

test('tries with files are counted, sound or not', async () => {
  const { app, lying } = await appWithFolder()
  const broken = { cv: cv(), photos: file('a.jpg', Buffer.from('GIF89a')) }
  for (let tries = 0; tries < 5; tries++) expect((await send(app, broken, `form-load-${tries}`)).status).toBe(422)
  expect((await send(app, broken)).status).toBe(429)
  for (let tries = 0; tries < 14; tries++) expect((await send(app, { vorname: '', cv: cv() })).status).toBe(422)
  expect(await send(app, { vorname: '', cv: cv() })).toMatchObject({
    status: 429,
    answer: { title: expect.stringContaining('viele Anfragen') },
  })
  expect(lying()).toEqual({ stored: [], waiting: [] })
})

test('a repeat gets the same reference and stores no second file', async () => {
  const { app, lying } = await appWithFolder()
  const first = await send(app, { cv: cv() })
  const second = await send(app, { cv: cv() })
  expect(second).toEqual(first)
  expect(lying()).toMatchObject({ stored: { length: 1 }, waiting: [] })
})

test('the same key with another file is refused, and nothing of it is left', async () => {
  const { app, lying } = await appWithFolder()
  await send(app, { cv: cv() })
  const { status, answer } = await send(app, { cv: file('b.pdf', examplePdf('other')) })
  expect([status, answer.title]).toEqual([422, expect.stringContaining('andere Angaben')])
  expect(lying()).toMatchObject({ stored: { length: 1 }, waiting: [] })
})

test('a file for an input that the form does not have is dropped', async () => {
  const { app, lying } = await appWithFolder()
  expect((await send(app, { cv: cv(), anhang: cv(), toString: cv() as never })).status).toBe(201)
  expect(lying()).toMatchObject({ stored: { length: 1 }, waiting: [] })
})

test('when the transaction fails, its files go', async () => {
  const { app, lying } = await appWithFolder()
  await app.db.schema.alterTable('outbox').renameTo('outbox_away').execute()
  await expect(send(app, { cv: cv() })).rejects.toThrow('outbox')
  expect(await requests(app.db).list()).toEqual([])
  expect(lying()).toEqual({ stored: [], waiting: [] })
})

test('when a file is refused by the rules of the form, it goes', async () => {
  const { app, lying } = await appWithFolder()
  const refusing = { ...kindWithFiles, refuse: async () => ({ title: 'Die Stelle ist besetzt.' }) }
  expect((await answerRequest(app, refusing, await requestOf(formOf({ cv: cv() })), '')).status).toBe(409)
  expect(lying()).toEqual({ stored: [], waiting: [] })
})

test('a request that breaks off in the middle of a file leaves nothing', async () => {
  const { app, lying } = await appWithFolder()
  const whole = new Response(formOf({ cv: cv() }))
  const bytes = new Uint8Array(await whole.arrayBuffer())
  for (const how of ['ends', 'breaks'] as const) {
    let sent = false
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (!sent) controller.enqueue(bytes.subarray(0, bytes.length - 200))
        else if (how === 'ends') controller.close()
        else controller.error(new Error('ECONNRESET'))
        sent = true
      },
    })
    const headers = { 'Content-Type': whole.headers.get('Content-Type') ?? '' }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    const httpRequest = new Request('https://www.example.de/', init)
    expect((await answerRequest(app, kindWithFiles, httpRequest, '')).status).toBe(400)
    expect(lying()).toEqual({ stored: [], waiting: [] })
  }
})

test('more than the request may hold is refused, with and without its length', async () => {
  const { app } = await appWithFolder()
  const { status, answer } = await send(app, { cv: cv(), certificates: file('a.pdf', Buffer.alloc(500_000)) })
  expect(status).toBe(413)
  expect(answer.title).toContain('zusammen zu groß')
  expect((await send(app, { nachricht: 'x'.repeat(300_000), cv: cv() })).status).toBe(413)
  const json = new Request('https://www.example.de/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...exampleMessage(), nachricht: 'x'.repeat(300_000) }),
  })
  expect((await answerRequest(app, kindWithFiles, json, '')).status).toBe(413)
})

test('a disk that cannot be written to is our fault, said as such', async () => {
  const { app, dataDir } = await appWithFolder()
  await mkdir(join(dataDir, 'uploads'))
  await writeFile(join(dataDir, 'uploads/.part'), 'a file where a folder should be')
  await expect(send(app, { cv: cv() })).rejects.toThrow(/EEXIST|ENOTDIR/)
})

test('five uploads from one line at once are one too many', async () => {
  const { app } = await appWithFolder()
  const sent = await Promise.all([1, 2, 3, 4, 5].map((number) => send(app, { cv: cv() }, `form-load-${number}`)))
  expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 503])
})

test('the plain form comes back with what was typed and with the names of the files', async () => {
  const { app } = await appWithFolder()
  const httpRequest = await requestOf(formOf({ email: 'kein', cv: cv() }))
  const result = (await formAction(app, httpRequest, kindWithFiles, '')) as {
    data: FormAnswer
    init: { status: number }
  }
  expect(result.init.status).toBe(422)
  expect(result.data.entered).toEqual({ ...exampleMessage(), email: 'kein', cv: 'Mein Lebenslauf.pdf' })
  expect(result.data.errors).toEqual({ email: 'Gültige E-Mail-Adresse erforderlich' })
})
