// Also on PostgreSQL: a picture and who shows it.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { setSite, site } from '#site'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { refreshSite } from '#company/current.server.ts'
import { pictureAt } from '#company/pictures/picture-at.ts'
import { NO_PICTURE } from '#company/pictures/picture-places.ts'
import { everyRecord } from '#company/content/every-record.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { cropPicture } from '#company/pictures/crop-picture.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { saveForm } from '../content/edit-form.server.ts'
import { contentHistory } from '../content/history/repository.server.ts'
import { companyKind } from '#company/content-kind.server.ts'
import { libraryKind, usesOfPictures } from '#company/pictures/content-kind.server.ts'
import { personKind } from '#company/persons/content-kind.server.ts'
import { removal } from '../content/removal.server.ts'
import { createContent, updateContent } from '../content/save.server.ts'
import { undoChange } from '../content/undo.server.ts'
import { lookPoints } from '../setup/company-points.server.ts'
import { placeClicked } from './place-clicked.server.ts'
import { replacePicture, takePictures } from './upload-pictures.server.ts'

const staff = exampleStaff('leitung')

async function appWithFiles() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'firmenbilder-'))
  const before = { ...site }
  onTestFinished(async () => {
    setSite(before)
    await rm(dataDir, { recursive: true, force: true })
  })
  const plain = await testApp()
  const app = { ...plain, config: { ...plain.config, dataDir } }
  const upload = (file: File, alt = 'Unser Büro') => {
    const form = new FormData()
    form.set('intent', 'hochladen')
    form.set('alt_text', alt)
    form.append('dateien', file)
    return takePictures(app, staff, form)
  }
  const all = () => everyRecord(libraryKind.store(app.db))
  const only = async () => {
    const [record] = await all()
    if (!record) throw new Error('no picture')
    return record
  }
  const choose = async (values: Record<string, string>) => {
    const record = await companyKind.store(app.db).find('bildplaetze')
    if (!record) throw new Error('no places')
    await updateContent(app, staff, companyKind, record, { ...record.values, ...values })
    await refreshSite(app)
  }
  const files = () => readdir(path.join(dataDir, 'media')).catch(() => [])
  return { app, upload, all, only, choose, files }
}

const file = (bytes: Uint8Array | string, name: string) => new File([new Uint8Array(Buffer.from(bytes))], name)
const blank = (width: number, height: number, background = '#0b7a3e') =>
  sharp({ create: { width, height, channels: 3, background } })

test('a picture is described, gets its sizes, and stands where it is chosen, with its point in sight', async () => {
  const { app, upload, only, choose } = await appWithFiles()
  expect(await upload(file(await blank(700, 400).jpeg().toBuffer(), 'buero.jpg'))).toEqual({ note: 'hochgeladen' })
  const { id, values } = await only()
  expect(values).toMatchObject({ alt_text: 'Unser Büro', width: 700, focus_x: 50, focus_y: 50 })

  const form = new FormData()
  for (const [name, value] of Object.entries({ alt_text: 'Büro', focus_x: '20', focus_y: '75', version: '1' }))
    form.set(name, value)
  form.set('storage_key', String(values.storage_key))
  expect(await saveForm(app, staff, libraryKind, await only(), form)).toEqual({ id })
  expect((await only()).values).toEqual({ ...values, alt_text: 'Büro', focus_x: 20, focus_y: 75 })

  await choose({ picture_about: id, picture_contact: NO_PICTURE })
  expect(pictureAt('picture_about', 'standard')).toMatchObject({ alt: 'Büro', focusPoint: { x: 20, y: 75 } })
  expect(pictureAt('picture_contact', 'standard')).toBeNull()
  // A company that is not the demo's has none of the software's.
  expect(pictureAt('picture_jobs', 'standard')).toBeNull()
  setSite({ ...site, showsDemoPictures: true })
  expect(pictureAt('picture_jobs', 'standard')).toBe('standard')
})

test('a place whose picture is gone says so in the office, and is among what is missing', async () => {
  const { app, upload, only, choose } = await appWithFiles()
  await upload(file(await blank(700, 400).jpeg().toBuffer(), 'buero.jpg'))
  const { id } = await only()
  await choose({ picture_about: id, picture_jobs: NO_PICTURE })
  const places = async () => (await companyKind.store(app.db).find('bildplaetze'))?.values ?? {}
  expect(await companyKind.check?.(app, 'bildplaetze', await places())).toEqual([])

  await libraryKind.store(app.db).remove(id)
  await raiseContentVersion(app.db, app.clock.now())
  await refreshSite(app)
  expect(pictureAt('picture_about', 'standard')).toBeNull()
  const text = 'Über uns: Kopf: Das gewählte Bild gibt es nicht mehr.'
  expect(await companyKind.check?.(app, 'bildplaetze', await places())).toMatchObject([
    { tone: 'warning', field: 'picture_about', text: expect.stringContaining(text) },
  ])
  expect(await lookPoints(app)).toContainEqual(expect.objectContaining({ state: 'open', text }))
})

test('a number that is no per cent is said at its field, and nothing is stored', async () => {
  const { app, upload, only } = await appWithFiles()
  await upload(file(await blank(300, 300).png().toBuffer(), 'a.png'))
  const form = new FormData()
  for (const [name, value] of Object.entries({ alt_text: '', focus_x: '101', focus_y: 'oben', version: '1' }))
    form.set(name, value)
  const outcome = await saveForm(app, staff, libraryKind, await only(), form)
  expect(outcome).toMatchObject({
    status: 422,
    refusal: {
      errors: {
        alt_text: 'Pflichtfeld bitte ausfüllen',
        focus_x: 'Bitte geben Sie eine Zahl von 0 bis 100 ein.',
        focus_y: 'Bitte geben Sie eine ganze Zahl ein.',
      },
    },
  })
  expect((await only()).version).toBe(1)
})

async function headOnly(): Promise<Buffer> {
  const jpeg = await blank(600, 400).jpeg().toBuffer()
  return jpeg.subarray(0, jpeg.indexOf(Buffer.from([0xff, 0xda])) + 14)
}

test.each([
  ['a drawing', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'ist kein Bild'],
  ['a text', () => Promise.resolve(Buffer.from('Hallo')), 'ist kein Bild'],
  ['one pixel', () => blank(1, 1).png().toBuffer(), 'ist zu klein. Es braucht mindestens 200 Bildpunkte'],
  ['a file of which nothing came but its head', () => headOnly(), 'lässt sich nicht lesen'],
  ['many megabytes', () => Promise.resolve(Buffer.alloc(21 * 1024 * 1024)), 'ist größer als 20 MB'],
])('%s is refused with a sentence, and nothing is kept', async (_what, make, sentence) => {
  const { upload, all, files } = await appWithFiles()
  const answer = await upload(file(await make(), 'datei.jpg'))
  expect(answer).toMatchObject({ status: 422, refusal: { errors: { dateien: expect.stringContaining(sentence) } } })
  expect(await all()).toEqual([])
  expect(await files()).toEqual([])
})

test('a photo for print comes out in the colours of a screen', async () => {
  const { app, upload, only } = await appWithFiles()
  const print = await blank(400, 300, '#d02020').toColourspace('cmyk').jpeg().toBuffer()
  expect((await sharp(print).metadata()).space).toBe('cmyk')
  expect(await upload(file(print, 'druck.jpg'))).toEqual({ note: 'hochgeladen' })
  const { values } = await only()
  const shown = await sharp(path.join(app.config.dataDir, 'media', `${String(values.storage_key)}-320.webp`)).stats()
  const [red, green] = shown.channels
  expect(red?.mean).toBeGreaterThan(150)
  expect(green?.mean).toBeLessThan(90)
})

test('a picture that is shown is not deleted, and says where it stands; one that is nowhere comes back by undo', async () => {
  const { app, upload, only, all, choose } = await appWithFiles()
  await upload(file(await blank(300, 300).png().toBuffer(), 'a.png'))
  const record = await only()
  await choose({ picture_home_1: record.id })
  const person = await createContent(app, staff, personKind, {
    name: 'Nora Beispiel',
    role: null,
    phone: null,
    email: null,
    topics: ['vermietung'],
    picture_id: record.id,
    sort_order: 1,
    is_published: true,
  })
  expect((await usesOfPictures(app.db)).get(record.id)?.map(({ text }) => text)).toEqual([
    'Startseite: 1. Bild im Kopf',
    'Ansprechpartner: Nora Beispiel',
  ])
  const refused = await removal(app, staff, libraryKind, record, record.version)
  expect(refused).toContain('„Startseite: 1. Bild im Kopf“ zeigt dieses Bild.')
  expect(refused).toContain('„Ansprechpartner: Nora Beispiel“')
  expect(await all()).toHaveLength(1)

  await choose({ picture_home_1: '' })
  const stored = await personKind.store(app.db).find(person)
  if (stored) await updateContent(app, staff, personKind, stored, { ...stored.values, picture_id: null })
  expect(await removal(app, staff, libraryKind, record, record.version)).toBeNull()
  expect(await all()).toEqual([])
  const history = await contentHistory(app.db).list({ kinds: [libraryKind.name], limit: 5 })
  const removed = history.find(({ after }) => after === null)
  expect(removed && (await undoChange(app, staff, libraryKind, removed))).toBe('undone')
  expect((await only()).values).toEqual(record.values)
})

test('a click without a script is a place on the picture as it is shown; over another version it is none', async () => {
  const { app, upload, only } = await appWithFiles()
  await upload(file(await blank(1280, 640).png().toBuffer(), 'breit.png'))
  const form = new FormData()
  for (const [name, value] of Object.entries({ version: '1', 'punkt.x': '80', 'punkt.y': '120' })) form.set(name, value)
  expect(await placeClicked(app, staff, await only(), form)).toBeNull()
  expect((await only()).values).toMatchObject({ focus_x: 25, focus_y: 75 })
  expect(await placeClicked(app, staff, await only(), form)).toMatchObject({
    message: expect.stringContaining('Jemand anderes'),
  })
})

test('another file keeps description, point and place', async () => {
  const { app, upload, only, choose } = await appWithFiles()
  await upload(file(await blank(300, 300).png().toBuffer(), 'a.png'))
  const before = await only()
  await choose({ picture_jobs: before.id })
  const form = new FormData()
  form.set('version', '1')
  expect(await replacePicture(app, staff, before, form)).toMatchObject({ status: 422 })
  form.set('datei', file(await blank(900, 500).png().toBuffer(), 'b.png'))
  expect(await replacePicture(app, staff, before, form)).toEqual({ note: 'gespeichert' })
  await refreshSite(app)
  expect(pictureAt('picture_jobs', null)).toMatchObject({ alt: 'Unser Büro', width: 900 })
})

test('what messengers show keeps the point in sight', async () => {
  const { app, upload, only, choose } = await appWithFiles()
  const left = await blank(600, 1200, '#d02020').png().toBuffer()
  const wide = await blank(2400, 1200, '#0b7a3e')
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
  await upload(file(wide, 'zwei.png'))
  const { id } = await only()
  const colorAt = async (x: number) => {
    const record = await only()
    await updateContent(app, staff, libraryKind, record, { ...record.values, focus_x: x })
    await choose({ picture_share: id })
    const chosen = site.pictures.picture_share
    const bytes = chosen && (await cropPicture(app.config, chosen, { width: 300, height: 600 }))
    return (await sharp(bytes ?? undefined).stats()).dominant
  }
  expect((await colorAt(0)).r).toBeGreaterThan(150)
  const version = site.look.version
  expect((await colorAt(100)).r).toBeLessThan(90)
  expect(site.look.version).not.toBe(version)
})
