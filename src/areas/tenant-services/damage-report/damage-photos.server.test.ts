import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { examplePdf, examplePng } from '#platform/files/example-files.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { exampleHeic, heicOfSize } from '#platform/heic/example-heic.ts'
import { requestApi } from '#requests/request/api.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { asForm, frequent, generatedRequests, sendGenerated } from '#requests/request/test-generated.server.ts'
import { appWithFolder, file } from '#requests/request/test-uploads.server.ts'
import { exampleReport } from './example-report.ts'
import { damageReportKind } from './kind.server.ts'

const picture = (width = 60, height = 30) =>
  sharp({ create: { width, height, channels: 4, background: { r: 93, g: 166, b: 248, alpha: 0.5 } } })

/** Adds what a phone writes beside the picture: who, where, and how it was held. */
const withTraces = (image: Sharp) =>
  image
    .withExif({
      IFD0: { Artist: 'Erika Muster', Make: 'Telefonbau' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 17/1 0/1' },
    })
    .withMetadata({ orientation: 6 })

const sound = async (name = 'a.jpg') => file(name, await picture().jpeg().toBuffer())

function formOf(photos: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(exampleReport())) if (value) form.append(name, String(value))
  for (const photo of photos) form.append('photos', photo)
  return form
}

async function send(app: App, photos: readonly File[]) {
  const response = await requestApi(app, damageReportKind).request('/', { method: 'POST', body: formOf(photos) })
  const answer = (await response.json()) as { reference?: string; title?: string; errors?: Record<string, string> }
  return { status: response.status, answer }
}

async function storedPhotos(app: App, dataDir: string) {
  const [request] = await requests(app.db).list()
  const rows = await requestFiles(app.db).listByRequest(request?.id ?? '')
  return Promise.all(
    rows.map(async (row) => ({ ...row, bytes: await readFile(join(dataDir, 'uploads', row.storageKey)) })),
  )
}

test('photos of every kind are stored as JPEG, upright, and without a trace of who took them where', async () => {
  const { app, dataDir, lying } = await appWithFolder()
  const photos = [
    file('Küche 1.jpeg', await withTraces(picture().flatten()).jpeg().toBuffer()),
    file('bad.PNG', await withTraces(picture()).png().toBuffer()),
    file('flur.webp', await withTraces(picture()).webp().toBuffer()),
    file('IMG_1.HEIC', exampleHeic()),
    file('groß.jpg', await picture(4000, 3000).jpeg().toBuffer()),
  ]
  for (const photo of photos.slice(0, 4))
    expect(Buffer.from(await photo.arrayBuffer()).toString('latin1')).toContain('Erika')
  expect((await send(app, photos)).status).toBe(201)

  const stored = await storedPhotos(app, dataDir)
  const seen = await Promise.all(
    stored.map(async ({ originalName, bytes }) => {
      const { format, width, height, exif, xmp, iptc } = await sharp(bytes).metadata()
      expect([format, exif, xmp, iptc]).toEqual(['jpeg', undefined, undefined, undefined])
      return `${originalName} ${width}×${height}`
    }),
  )
  expect(seen.toSorted()).toEqual([
    'IMG_1.jpg 64×96',
    'Küche 1.jpg 30×60',
    'bad.jpg 30×60',
    'flur.jpg 30×60',
    'groß.jpg 2560×1920',
  ])
  for (const { detectedType, sizeBytes, storageKey, bytes } of stored) {
    expect([detectedType, sizeBytes]).toEqual(['image/jpeg', bytes.length])
    expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|Erika|Telefonbau/)
    expect(storageKey).toMatch(/^[0-9a-f]{32}$/)
  }
  expect(lying()).toMatchObject({ stored: { length: 5 }, waiting: [] })
})

const cases = readdirSync('tests/cases/web').filter((name) => name.startsWith('p'))

test.for([
  ...cases.map((name) => [name, readFileSync(`tests/cases/web/${name}`)] as const),
  ['HEIC.jpg', exampleHeic()],
  ['ohne Endung', await picture().png().toBuffer()],
  ['GROSS.JPG', await picture().jpeg().toBuffer()],
  ['doppelt.jpg.tif', await picture().webp().toBuffer()],
  ['avif.heic', await picture().avif().toBuffer()],
] as const)('the content decides, and the stored name ends as it should: %s', async ([name, bytes]) => {
  const { app, dataDir } = await appWithFolder()
  expect(await send(app, [file(name, bytes)])).toMatchObject({ status: 201 })
  const [stored] = await storedPhotos(app, dataDir)
  expect(stored).toMatchObject({ detectedType: 'image/jpeg', originalName: expect.stringMatching(/\.jpg$/i) })
  const { format, width = 0, height = 0 } = await sharp(stored?.bytes).metadata()
  expect([format, name === 'p03-exif-6.jpg' ? height > width : width > height || name === 'HEIC.jpg']).toEqual([
    'jpeg',
    true,
  ])
})

test('the mails say how many photos came, and carry none', async () => {
  const { app } = await appWithFolder()
  expect((await send(app, [await sound(), await sound('b.jpg')])).status).toBe(201)
  const [notice, receipt] = await app.db.selectFrom('outbox').selectAll().orderBy('purpose').execute()
  expect(notice?.text_body).toMatch(/Fotos:? +2, in der Verwaltung/)
  expect(notice?.text_body).toContain('nicht auf Viren geprüft')
  expect(notice?.text_body).toMatch(/https:\/\/www\.example\.de\/verwaltung\/anfragen\/\w{4}-\w{4}/)
  expect(receipt?.text_body).toContain('Sie ist mit 2 Fotos bei uns angekommen')
  expect(receipt?.text_body).not.toContain('a.jpg')
})

test('without a photo nothing is missing, and the mail says that there is none', async () => {
  const { app, lying } = await appWithFolder()
  expect((await send(app, [])).status).toBe(201)
  const [notice] = await app.db.selectFrom('outbox').selectAll().orderBy('purpose').execute()
  expect(notice?.text_body).toMatch(/Fotos:? +keine/)
  expect(lying()).toEqual({ stored: [], waiting: [] })
})

const jpeg = await picture().jpeg().toBuffer()
const large = Buffer.concat([jpeg, Buffer.alloc(15 * 1024 * 1024)])
const noisyHeic = Buffer.concat([exampleHeic().subarray(0, 28), Buffer.alloc(2000, 7)])
const hostile: [string, [name: string, bytes: Buffer][], RegExp][] = [
  ['a program', [['a.jpg', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000)])]], /„a.jpg“ ist beschädigt/],
  ['a program behind the first bytes of a photo', [['a.jpg', Buffer.from('ffd8ffe0deadbeef', 'hex')]], /beschädigt/],
  ['a page that is called a photo', [['a.png', Buffer.from('<svg onload="alert(1)"/>')]], /beschädigt oder kein Foto/],
  ['a photo of which only the beginning came', [['a.jpg', jpeg.subarray(0, 200)]], /beschädigt/],
  ['256 megapixels in 32 KB', [['riesig.png', examplePng(16_000, 16_000)]], /mehr als 40 Megapixel/],
  [
    'a HEIC photo that broke off',
    [['a.heic', exampleHeic().subarray(0, 1200)]],
    /HEIC-Foto, das wir nicht öffnen können/,
  ],
  ['a HEIC photo of 256 megapixels', [['a.HEIC', heicOfSize(16_000, 16_000)]], /mehr als 40 Megapixel/],
  ['noise that is called HEIC', [['a.heif', Buffer.alloc(5000, 7)]], /„a.heif“ ist beschädigt oder kein Foto/],
  ['a HEIC header before noise', [['a.heic', noisyHeic]], /beschädigt oder kein Foto/],
  ['a document', [['a.pdf', examplePdf()]], /„a.pdf“ ist kein Foto\. .*JPEG/],
  ['an empty file', [['a.jpg', Buffer.alloc(0)]], /„a.jpg“ ist leer/],
  ['a file over its limit', [['a.jpg', large]], /größer als 15 MB/],
  ['seven photos', Array.from({ length: 7 }, (_, n) => [`${n}.jpg`, jpeg]), /höchstens 6 Fotos/],
  [
    'a sound one and a broken one',
    [
      ['a.jpg', jpeg],
      ['b.jpg', jpeg.subarray(0, 200)],
    ],
    /^„b.jpg“ ist beschädigt/,
  ],
]

test.for(hostile)('%s: a message beside the field, and nothing is left', async ([, photos, message]) => {
  const { app, lying } = await appWithFolder()
  const { status, answer } = await send(
    app,
    photos.map(([name, bytes]) => file(name, bytes)),
  )
  expect(status).toBe(422)
  expect(Object.keys(answer.errors ?? {})).toEqual(['photos'])
  expect(answer.errors?.photos).toMatch(message)
  expect(await requests(app.db).list()).toEqual([])
  expect(lying()).toEqual({ stored: [], waiting: [] })
})

test('more than 40 MB together are refused before they are looked at', async () => {
  const { app, lying } = await appWithFolder()
  const most = Buffer.concat([jpeg, Buffer.alloc(14 * 1024 * 1024)])
  const { status, answer } = await send(
    app,
    ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => file(name, most)),
  )
  expect([status, answer.title]).toEqual([413, expect.stringContaining('zusammen zu groß (höchstens 40 MB)')])
  expect(lying()).toEqual({ stored: [], waiting: [] })
})

test('an upload that breaks off in the second photo leaves nothing', async () => {
  const { app, lying } = await appWithFolder()
  const whole = new Response(formOf([await sound(), await sound('b.jpg')]))
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.subarray(0, bytes.length - 150)),
    pull: (controller) => controller.error(new Error('ECONNRESET')),
  })
  const headers = { 'Content-Type': whole.headers.get('Content-Type') ?? '' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  expect((await requestApi(app, damageReportKind).request('/', init)).status).toBe(400)
  expect(await requests(app.db).list()).toEqual([])
  expect(lying()).toEqual({ stored: [], waiting: [] })
})

test('whatever is sent with photos: no 5xx, a row exactly when the answer is 201, and no file without a row', async () => {
  const { app, dataDir } = await appWithFolder()
  const contents = { sound: jpeg, broken: jpeg.subarray(0, 200), other: examplePdf() }
  const photos = fc.constantFrom('none', 'none', 'sound', 'sound', 'broken', 'other', '{}')
  const inputs = fc.record({ report: generatedRequests(exampleReport({ apartment_id: '' })), photos })
  const seen = await sendGenerated(
    app,
    damageReportKind,
    inputs.map((input) => ({ ...input.report, photos: input.photos })),
    asForm('photos', 'a.jpg', contents),
  )
  expect(frequent(seen)).toEqual([201, 422])
  const rows = await app.db.selectFrom('submission_files').select('storage_key').execute()
  expect(rows.length).toBeGreaterThan((seen.get(201) ?? 0) / 20)
  const lying = readdirSync(join(dataDir, 'uploads')).filter((name) => name !== '.part')
  expect(lying.toSorted()).toEqual(rows.map((row) => row.storage_key).toSorted())
  expect(readdirSync(join(dataDir, 'uploads/.part'))).toEqual([])
})
