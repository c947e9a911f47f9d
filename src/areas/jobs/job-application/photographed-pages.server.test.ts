import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { readPdf } from '#company/pdf/test-read-pdf.ts'
import type { App } from '#platform/app.server.ts'
import { examplePdf } from '#platform/files/example-files.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { uploadPath } from '#platform/files/part-file.server.ts'
import { requestApi } from '#requests/request/api.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { appWithFolder, file } from '#requests/request/test-uploads.server.ts'
import { exampleApplication } from './example-application.ts'
import { jobApplicationKind } from './kind.server.ts'

const kept = (name: string, as = name) => file(as, readFileSync(`tests/cases/web/${name}`))
const pdf = (name: string) => file(name, examplePdf())

let photo: Buffer
let noise: Buffer
beforeAll(async () => {
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#5da6f8' } })
    .withExif({ IFD0: { Artist: 'Erika Muster' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  // As AVIF half of the JPEG that is drawn of it.
  const grains = { type: 'gaussian', mean: 128, sigma: 40 } as const
  noise = await sharp({ create: { width: 2560, height: 1920, channels: 3, background: '#000', noise: grains } })
    .avif({ quality: 50, effort: 0 })
    .toBuffer()
})

async function send(app: App, files: Record<string, readonly File[]>, key = 'form-load-1') {
  const body = new FormData()
  for (const [name, value] of Object.entries(exampleApplication({ job: '' }))) body.append(name, value)
  for (const [name, all] of Object.entries(files)) for (const each of all) body.append(name, each)
  const headers = { 'Idempotency-Key': key }
  const response = await requestApi(app, jobApplicationKind).request('/', { method: 'POST', headers, body })
  const answer = (await response.json()) as { reference?: string; errors?: Record<string, string> }
  return { status: response.status, answer }
}

async function storedFiles(app: App) {
  const [request] = await requests(app.db).list()
  const files = await requestFiles(app.db).listByRequest(request?.id ?? '')
  const bytesOf = (field: string) => {
    const found = files.find((each) => each.field === field && each.originalName !== 'Zeugnis 1.pdf')
    return readFile(uploadPath(app.config.dataDir, found?.storageKey ?? ''))
  }
  const names = files.map(({ field, originalName, detectedType }) => `${field}: ${originalName} ${detectedType}`)
  return { names: names.toSorted(), bytesOf }
}

test('photographed pages are stored as one PDF beside documents: a page each, upright, without what a camera wrote', async () => {
  const { app, lying } = await appWithFolder()
  const certificates = [file('IMG_1.jpg', photo), pdf('Zeugnis 1.pdf'), kept('p05-16bit.png'), kept('p02-cmyk.jpg')]
  const { status } = await send(app, { cv: [file('IMG_2.jpg', photo), file('ohne', photo)], certificates })
  expect(status).toBe(201)

  const { names, bytesOf } = await storedFiles(app)
  expect(names).toEqual([
    'certificates: Zeugnis 1.pdf application/pdf',
    'certificates: Zeugnisse.pdf application/pdf',
    'cv: Lebenslauf.pdf application/pdf',
  ])
  expect(lying()).toMatchObject({ stored: { length: 3 }, waiting: [] })
  const read = await readPdf(await bytesOf('certificates'))
  expect(read).toMatchObject({ pages: 3, title: 'Zeugnisse' })
  expect(read.raw).not.toMatch(/Exif|Erika|GPS|CreationDate/)
  // The camera lay on its side; the others are wider than high.
  expect([...read.raw.matchAll(/\/MediaBox \[0 0 (\d+)/g)].map(([, width]) => width)).toEqual(['595', '841', '841'])
  expect((await readPdf(await bytesOf('cv'))).pages).toBe(2)
})

test('the same request under its key is answered as before, another order of pages is another content', async () => {
  const { app, lying } = await appWithFolder()
  const pages = [file('1.jpg', photo), kept('p06.webp')]
  const first = await send(app, { cv: pages })
  expect(await send(app, { cv: pages })).toEqual(first)
  expect((await send(app, { cv: pages.toReversed() })).status).toBe(422)
  expect(lying()).toMatchObject({ stored: { length: 1 }, waiting: [] })
})

test('what is drawn larger than it came is drawn smaller until it keeps the limit', async () => {
  const { app } = await appWithFolder()
  const pages = [file('1.avif', noise), file('2.avif', noise), file('3.avif', noise)]
  expect((await send(app, { cv: pages })).status).toBe(201)
  const bytes = await (await storedFiles(app)).bytesOf('cv')
  expect(bytes.length).toBeLessThanOrEqual(5 * 1024 * 1024)
  expect((await readPdf(bytes)).pages).toBe(3)
})

const large = (name: string) => file(name, Buffer.concat([photo, Buffer.alloc(3 * 1024 * 1024)]))
const many = (count: number) => Array.from({ length: count }, (_, number) => file(`${number}.jpg`, photo))
const refused: [string, () => Record<string, File[]>, Record<string, RegExp>][] = [
  [
    'a document and a picture',
    () => ({ cv: [pdf('a.pdf'), file('b.jpg', photo)] }),
    { cv: /^Bitte wählen Sie nur eine Datei\.$/ },
  ],
  ['a picture that is called a PDF', () => ({ cv: [file('a.pdf', photo), pdf('b.pdf')] }), { cv: /nur eine Datei/ }],
  ['too much together', () => ({ cv: [large('a.jpg'), large('b.jpg')] }), { cv: /zusammen bis 5 MB/ }],
  ['too many pages', () => ({ cv: many(21) }), { cv: /höchstens 20 Fotos/ }],
  [
    'pictures beside five documents',
    () => ({
      cv: [pdf('a.pdf')],
      certificates: [...['1', '2', '3', '4', '5'].map((name) => pdf(`${name}.pdf`)), ...many(2)],
    }),
    { certificates: /^Bitte wählen Sie höchstens 5 Dateien\.$/ },
  ],
  [
    'a broken picture among sound ones, in the last of the inputs',
    () => ({ cv: many(2), certificates: [file('x.jpg', photo), file('kaputt.jpg', Buffer.from('nichts'))] }),
    { certificates: /^„kaputt.jpg“ ist beschädigt oder kein Foto/ },
  ],
]

test.for(refused)('%s: a message beside the field, and nothing is left', async ([, files, messages]) => {
  const { app, lying } = await appWithFolder()
  const { status, answer } = await send(app, files())
  expect(status).toBe(422)
  expect(Object.keys(answer.errors ?? {})).toEqual(Object.keys(messages))
  for (const [field, message] of Object.entries(messages)) expect(answer.errors?.[field]).toMatch(message)
  expect(await requests(app.db).list()).toEqual([])
  expect(lying()).toEqual({ stored: [], waiting: [] })
})
