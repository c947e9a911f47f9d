// Also on PostgreSQL: what names each other comes in an order that it takes.
import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { mediaOf } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { everyRecord } from '#company/content/every-record.server.ts'
import { exampleVideo } from '#platform/files/example-files.ts'
import { mediaFolder } from '#platform/files/media-file.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { companyKind } from '#company/content-kind.server.ts'
import { libraryKind } from '#company/pictures/content-kind.server.ts'
import { personKind } from '#company/persons/content-kind.server.ts'
import { applyFolder } from './apply-folder.server.ts'
import { exampleFiles, exampleFolder } from './example-folder.ts'
import { exportFolder } from './export-folder.server.ts'
import { readFolder } from './read-folder.server.ts'

async function emptyApp() {
  const app = await testApp()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'firma-daten-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { ...app, config: { ...app.config, dataDir } }
}

const imported = async (app: App, folder: string, { isTrial = false, replace = false } = {}) =>
  applyFolder(app, await readFolder(folder), { replace, isTrial })

const photo = (width = 640, height = 360) =>
  sharp({ create: { width, height, channels: 3, background: '#aa6622' } })
    .webp()
    .toBuffer()

async function folderWithLibrary(more: Record<string, string | Buffer | null> = {}) {
  const { 'firma.yaml': facts } = await exampleFiles()
  return exampleFolder({
    'firma.yaml': `${String(facts)}bildplaetze:\n  picture_about: hof\n  picture_contact: ohne\n`,
    'firmenbilder/hof.yaml': 'file: hof.webp\nalt_text: Der Hof am Lindenweg\nfocus_x: 30\nfocus_y: 80\n',
    'firmenbilder/hof.webp': await photo(),
    'ansprechpartner/lena.yaml':
      'name: Lena Lind\nrole: Vermietung\nphone: 0351 / 445567\ntopics: [vermietung]\npicture_id: hof\nis_published: true\n',
    ...more,
  })
}

async function emptyFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'firma-ordner-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('the library comes with point and uses, and goes with them to another server', async () => {
  const [app, other, folder] = [await emptyApp(), await emptyApp(), await emptyFolder()]
  const source = await folderWithLibrary()
  expect((await imported(app, source)).faults).toEqual([])
  expect((await libraryKind.store(app.db).find('hof'))?.values).toMatchObject({ focus_x: 30, focus_y: 80, width: 640 })
  expect((await companyKind.store(app.db).find('bildplaetze'))?.values).toMatchObject({
    picture_about: 'hof',
    picture_contact: 'ohne',
  })
  expect((await personKind.store(app.db).find('lena'))?.values.picture_id).toBe('hof')
  expect((await imported(app, source)).changes).toEqual([])

  expect((await exportFolder(app, folder)).missing).toEqual([])
  expect(await readdir(path.join(folder, 'firmenbilder'))).toEqual(['hof.webp', 'hof.yaml'])
  expect(await readFile(path.join(folder, 'firma.yaml'), 'utf8')).toContain('picture_about: hof')
  expect((await imported(other, folder)).faults).toEqual([])
  expect((await imported(other, folder, { replace: true })).changes).toEqual([])
  expect(await libraryKind.store(other.db).find('hof')).toMatchObject({
    values: (await libraryKind.store(app.db).find('hof'))?.values,
  })
})

test('a picture that nobody has is said at the line that names it, and nothing is taken', async () => {
  const app = await emptyApp()
  const { faults } = await imported(
    app,
    await folderWithLibrary({ 'firmenbilder/hof.yaml': null, 'firmenbilder/hof.webp': null }),
  )
  expect(faults.map(({ file, text }) => `${file} ${text}`)).toEqual([
    expect.stringMatching(/^ansprechpartner\/lena\.yaml Bild: „hof“ gibt es weder/),
    expect.stringMatching(/^firma\.yaml Über uns: Kopf: „hof“ gibt es weder/),
  ])
  expect(await everyRecord(personKind.store(app.db))).toEqual([])
})

test('one pixel is no picture of the library', async () => {
  const app = await emptyApp()
  const { faults } = await imported(app, await folderWithLibrary({ 'firmenbilder/hof.webp': await photo(1, 1) }))
  expect(faults).toMatchObject([{ file: 'firmenbilder/hof.yaml', line: 1, text: expect.stringContaining('zu klein') }])
})

test('what is not in the folder goes with its uses', async () => {
  const app = await emptyApp()
  await imported(app, await folderWithLibrary())
  const { faults, staying } = await imported(app, await exampleFolder(), { replace: true })
  expect(faults).toEqual([])
  expect(staying.filter(({ kind }) => kind.name === libraryKind.name)).toMatchObject([
    { id: 'hof', why: expect.stringContaining('Über uns: Kopf') },
  ])
  const emptied = await exampleFolder({
    'firma.yaml': `${String((await exampleFiles())['firma.yaml'])}bildplaetze: {picture_about: }\n`,
  })
  await imported(app, emptied, { replace: true })
  expect(await everyRecord(libraryKind.store(app.db))).toEqual([])
})

test('a picture and a logo whose files are lost are named by the export', async () => {
  const [app, folder] = [await emptyApp(), await emptyFolder()]
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M4 4h40v40H4z" fill="#0b7a3e"/></svg>'
  const { 'firma.yaml': facts } = await exampleFiles()
  await imported(
    app,
    await folderWithLibrary({
      'firma.yaml': `${String(facts)}aussehen:\n  logo_light: unser.svg\nbildplaetze:\n  picture_about: hof\n`,
      'logo/unser.svg': mark,
    }),
  )
  const lost = await libraryKind.store(app.db).find('hof')
  for (const name of await readdir(mediaFolder(app.config.dataDir)))
    if (name.endsWith('.svg') || name.startsWith(String(lost?.values.storage_key)))
      await rm(path.join(mediaFolder(app.config.dataDir), name))
  const { missing } = await exportFolder(app, folder)
  expect(missing).toEqual([expect.stringMatching(/^logo\/[\da-f]{32}-480x480\.svg$/), 'firmenbilder/hof'])
})

const videoText =
  'file: rundgang.mp4\napartment_id: lindenweg-3-1\ntitle: Rundgang\ndescription: Alle Zimmer, ohne Ton.\n'
const withVideo = (video: Buffer, text = videoText) =>
  exampleFolder({ 'videos/rundgang.yaml': text, 'videos/rundgang.mp4': video })

test('a flat’s video goes with the folder to another server, and is known again by its bytes', async () => {
  const [app, other, folder] = [await emptyApp(), await emptyApp(), await emptyFolder()]
  const bytes = exampleVideo('mp4', 200_000)
  const source = await withVideo(bytes)
  expect((await imported(app, source, { isTrial: true })).faults).toEqual([])
  expect(await readdir(mediaFolder(app.config.dataDir)).catch(() => [])).toEqual([])
  expect((await imported(app, source)).faults).toEqual([])
  const [stored] = await mediaOf(app.db, 'apartment', 'lindenweg-3-1')
  expect(stored?.values).toMatchObject({ media_type: 'video', role: 'video', title: 'Rundgang', size_bytes: 200_000 })
  expect(await readFile(path.join(mediaFolder(app.config.dataDir), String(stored?.values.storage_key)))).toEqual(bytes)
  expect((await imported(app, source)).changes).toEqual([])

  expect(await exportFolder(app, folder)).toMatchObject({ missing: [], videoBytes: 200_000 })
  expect(await readdir(path.join(folder, 'videos'))).toEqual(['rundgang.mp4', 'rundgang.yaml'])
  // A second export knows what lies there.
  expect((await exportFolder(app, folder)).missing).toEqual([])
  expect((await imported(other, folder)).faults).toEqual([])
  expect((await imported(other, folder, { replace: true })).changes).toEqual([])

  const another = await imported(app, await withVideo(exampleVideo('mp4', 300_000)))
  expect(another.changes.map(({ id }) => id)).toEqual(['rundgang'])
})

test('what is no video, too large or of no flat is said at its line, and nothing is kept', async () => {
  const app = await emptyApp()
  const faultsOf = async (video: Buffer, text?: string) =>
    (await imported(app, await withVideo(video, text))).faults.map(({ file, line, text: said }) => [file, line, said])
  expect(await faultsOf(Buffer.from('kein Video'))).toEqual([
    ['videos/rundgang.yaml', 1, '„rundgang.mp4“ ist kein Video oder ist beschädigt. Möglich sind MP4 und WebM.'],
  ])
  expect(await faultsOf(exampleVideo(), 'file: rundgang.mp4\ntitle: Rundgang\ndescription: Alle Zimmer.\n')).toEqual([
    ['videos/rundgang.yaml', 1, 'Wohnung: Pflichtfeld bitte ausfüllen'],
  ])
  const large = await withVideo(exampleVideo())
  await truncate(path.join(large, 'videos/rundgang.mp4'), 101 * 1024 * 1024)
  expect((await imported(app, large)).faults).toMatchObject([
    { text: 'rundgang.mp4: Die Datei ist größer als 100 MB.' },
  ])
  expect(await readdir(mediaFolder(app.config.dataDir)).catch(() => [])).toEqual([])
})
