import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { everyRecord } from '#company/content/every-record.server.ts'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { mediaFolder } from '#platform/files/media-file.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { auditLog } from '#office/frame/audit-log/repository.server.ts'
import { contentHistory } from '../content/history/repository.server.ts'
import { articleKind } from '#areas/help-centre/public.server.ts'
import { apartmentKind, buildingKind, mediaKind } from '#areas/letting/public.server.ts'
import { pageKind } from '../pages/content-kind.server.ts'
import { updateContent } from '../content/save.server.ts'
import { templates } from '#office/desk/templates/repository.server.ts'
import { applyFolder } from './apply-folder.server.ts'
import { exampleFolder } from './example-folder.ts'
import { exportFolder, FolderRefused } from './export-folder.server.ts'
import { readFolder } from './read-folder.server.ts'
import { shownDifferences } from './shown-differences.ts'

async function emptyApp(different: Partial<App> = {}) {
  const app = await testApp(different)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'firma-daten-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { ...app, config: { ...app.config, dataDir } }
}

const imported = async (app: App, folder: string, { replace = false, isTrial = false } = {}) =>
  applyFolder(app, await readFolder(folder), { replace, isTrial })

const outcomes = ({ changes }: Awaited<ReturnType<typeof imported>>) =>
  changes.map(({ kind, id, before, after }) => `${before ? (after ? 'geändert' : 'geht') : 'neu'} ${kind.path}/${id}`)

const madeFiles = (app: App) => readdir(mediaFolder(app.config.dataDir)).catch(() => [])

test('a company written by hand is taken over with the rules and the beginnings of the forms', async () => {
  const app = await emptyApp()
  const { contentVersion } = await readContentVersion(app.db)
  const { faults, changes, staying } = await imported(app, await exampleFolder())

  expect(faults).toEqual([])
  expect([changes.length, staying]).toEqual([9, []])
  expect((await buildingKind.store(app.db).find('lindenweg-3'))?.values).toMatchObject({
    house_number: '3',
    postal_code: '01067',
    country: 'Deutschland',
    certificate_value: 72.125,
    certificate_document: 'ausweis',
  })
  expect((await apartmentKind.store(app.db).find('lindenweg-3-1'))?.values).toMatchObject({
    cold_rent_euro: 640.5,
    amenities: ['balkon', 'keller'],
    availability_status: 'available',
  })
  const article = await articleKind.store(app.db).find('lueften')
  expect(article?.values).toMatchObject({
    slug: 'richtig-lueften',
    content: 'Zweimal am Tag *kurz*.\n\n## Danach\n- Fenster zu',
  })
  expect(await madeFiles(app)).toHaveLength(3 * 2 + 1)
  expect((await readContentVersion(app.db)).contentVersion).toBe(contentVersion + 1)
})

test('each record has its line in the history, the whole one in the log', async () => {
  const app = await emptyApp()
  await imported(app, await exampleFolder())
  const history = await contentHistory(app.db).list({ kinds: ['property', 'company', 'media'], limit: 20 })
  expect(history.map(({ kind, subjectId, version }) => `${kind} ${subjectId} ${version}`).toSorted()).toEqual([
    'company impressum 1',
    'company kontakt 1',
    'media ausweis 1',
    'media haus 1',
    // The certificate is named once the document is there.
    'property lindenweg-3 2',
  ])
  expect(new Set(history.map(({ staffId, staffName }) => `${staffId} ${staffName}`))).toEqual(
    new Set(['null Betreiber']),
  )
  const { lines } = await logged(app)
  expect(lines).toEqual([{ action: 'company.import', detail: '9', staffId: null }])
})

async function logged(app: App) {
  const found = await auditLog(app.db).list({ limit: 10 } as never)
  return { lines: found.map(({ action, detail, staffId }) => ({ action, detail, staffId })) }
}

test('what is there already is no change, and the folder that was imported is written again as it is', async () => {
  const app = await emptyApp()
  const folder = await exampleFolder()
  await imported(app, folder)
  const { contentVersion } = await readContentVersion(app.db)
  expect(outcomes(await imported(app, folder))).toEqual([])
  expect((await readContentVersion(app.db)).contentVersion).toBe(contentVersion)

  await exportFolder(app, folder)
  expect((await readdir(path.join(folder, 'bilder'))).toSorted()).toEqual(['haus.webp', 'haus.yaml'])
  expect(outcomes(await imported(app, folder, { replace: true }))).toEqual([])
})

test('a large original stays in its folder, elsewhere the largest picture of the site is written', async () => {
  const app = await emptyApp()
  const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#886622' } })
    .jpeg()
    .toBuffer()
  const yaml = 'file: haus.jpg\nproperty_id: lindenweg-3\nalt_text: Das Haus\n'
  const folder = await exampleFolder({ 'bilder/haus.webp': null, 'bilder/haus.jpg': photo, 'bilder/haus.yaml': yaml })
  expect((await imported(app, folder)).faults).toEqual([])
  await exportFolder(app, folder)
  expect((await readdir(path.join(folder, 'bilder'))).toSorted()).toEqual(['haus.jpg', 'haus.yaml'])

  const other = path.join(folder, 'anderswo')
  await exportFolder(app, other)
  const written = await sharp(path.join(other, 'bilder/haus.webp')).metadata()
  expect([written.format, written.width]).toEqual(['webp', 1600])
  expect(outcomes(await imported(app, other))).toEqual([])
})

test('a trial and a folder with a fault change nothing and leave no file', async () => {
  const app = await emptyApp()
  const { contentVersion } = await readContentVersion(app.db)
  expect((await imported(app, await exampleFolder(), { isTrial: true })).changes).toHaveLength(9)
  const faulty = await exampleFolder({ 'fragen/zu-spaet.md': '---\nquestion:\n---\n\nText\n' })
  expect((await imported(app, faulty)).faults).toHaveLength(1)
  expect(await everyRecord(buildingKind.store(app.db))).toEqual([])
  expect(await everyRecord(mediaKind.store(app.db))).toEqual([])
  expect((await readContentVersion(app.db)).contentVersion).toBe(contentVersion)
  expect(await madeFiles(app)).toEqual([])
})

test('an import that breaks off at its last line leaves neither rows nor files', async () => {
  const broken = await emptyApp({
    newId: () => {
      throw new Error('power cut')
    },
  })
  await expect(imported(broken, await exampleFolder())).rejects.toThrow('power cut')
  expect(await everyRecord(buildingKind.store(broken.db))).toEqual([])
  expect(await madeFiles(broken)).toEqual([])
})

test('what only the database has stays; with replace it goes, unless something hangs on it', async () => {
  const app = await emptyApp()
  await imported(app, await exampleFolder())
  const rest = await exampleFolder({
    'wohnungen/lindenweg-3-1.yaml': null,
    'bilder/haus.yaml': null,
    'bilder/haus.webp': null,
    'orte/neustadt.yaml': null,
    // The same address of a page in another record.
    'hilfeartikel/lueften.md': null,
    'hilfeartikel/neu.md': '---\ntitle: Richtig lüften\nslug: richtig-lueften\ncategory_slug: heizen\n---\n\nNeu.\n',
  })
  const refused = await imported(app, rest)
  expect(refused.faults.map(({ file, line }) => `${file}:${line}`)).toEqual(['hilfeartikel/neu.md:3'])

  const replaced = await imported(app, rest, { replace: true })
  expect(replaced.faults).toEqual([])
  expect(outcomes(replaced).toSorted()).toEqual([
    'geht bilder/haus',
    'geht hilfeartikel/lueften',
    'geht wohnungen/lindenweg-3-1',
    'neu hilfeartikel/neu',
  ])
  // The building still lies there: its file names the place.
  expect(replaced.staying).toMatchObject([{ id: 'neustadt', why: expect.stringContaining('1 Gebäude liegt') }])
})

test('differences are said field by field in the words of the forms', async () => {
  const app = await emptyApp()
  await imported(app, await exampleFolder())
  const flat =
    'name: Wohnung 1\nproperty_id: lindenweg-3\ncold_rent_euro: 700\nliving_area_sqm: 58.5\namenities: [balkon]\n'
  const { changes } = await imported(app, await exampleFolder({ 'wohnungen/lindenweg-3-1.yaml': flat }), {
    isTrial: true,
  })
  expect(
    changes.flatMap((change) => shownDifferences(change).map(({ label, before, after }) => [label, before, after])),
  ).toEqual([
    ['Kaltmiete', '640,50\u00a0€', '700,00\u00a0€'],
    ['Ausstattung', 'Balkon, Keller', 'Balkon'],
    ['Auf der Website zeigen', 'ja', 'nein'],
  ])
})

test('a flat keeps a status of its own', async () => {
  const app = await emptyApp()
  const flat = 'name: Wohnung 1\nproperty_id: lindenweg-3\navailability_status: in Renovierung\n'
  const { faults } = await imported(app, await exampleFolder({ 'wohnungen/lindenweg-3-1.yaml': flat }))
  expect(faults).toEqual([])
})

test('what the office changed meanwhile is written over, as the folder says', async () => {
  const app = await emptyApp()
  const folder = await exampleFolder()
  await imported(app, folder)
  const store = articleKind.store(app.db)
  const record = await store.find('lueften')
  const anna = {
    id: 'anna',
    name: 'Anna',
    email: '',
    role: 'leitung',
    hasSecondFactor: true,
    sessionId: '',
    signedInAt: '',
  } as const
  if (record) await updateContent(app, anna, articleKind, record, { ...record.values, title: 'Lüften' })
  expect(outcomes(await imported(app, folder))).toEqual(['geändert hilfeartikel/lueften'])
  expect((await store.find('lueften'))?.version).toBe(3)
})

test('what is stored and breaks a newer rule is no reason to refuse the rest', async () => {
  const app = await emptyApp()
  await imported(app, await exampleFolder())
  const store = articleKind.store(app.db)
  const record = await store.find('lueften')
  if (record) await store.update('lueften', 1, { ...record.values, image_alt: 'x'.repeat(500) }, app.clock.now())
  const folder = path.join(await exampleFolder(), 'heraus')
  await exportFolder(app, folder)
  expect(await imported(app, folder, { replace: true })).toEqual({ faults: [], changes: [], staying: [] })
})

test('a page of which one line is written keeps the words that come with the site, and is written only where it differs', async () => {
  const app = await emptyApp()
  const before = (await pageKind.store(app.db).find('startseite'))?.values ?? {}
  const folder = await exampleFolder({ 'seiten/startseite.yaml': 'hero_title: Guten Tag\n' })
  expect((await imported(app, folder)).faults).toEqual([])
  expect((await pageKind.store(app.db).find('startseite'))?.values).toEqual({ ...before, hero_title: 'Guten Tag' })
  await exportFolder(app, folder)
  expect(await readdir(path.join(folder, 'seiten'))).toEqual(['startseite.yaml'])

  await pageKind.store(app.db).update('startseite', 1, before, app.clock.now())
  await exportFolder(app, folder)
  expect(await readdir(path.join(folder, 'seiten'))).toEqual([])
})

test('an export touches no folder that holds something else', async () => {
  const app = await emptyApp()
  const folder = await exampleFolder({ 'firma.yaml': null })
  await expect(exportFolder(app, folder)).rejects.toThrow(FolderRefused)
})

test('templates that differ from those of the site go along, by the rules of their page', async () => {
  const app = await emptyApp()
  const own = 'kind: contact_message\nname: Danke\nsubject: Ihre Nachricht\nbody: |-\n  {{anrede}},\n\n  danke.\n'
  const [standard] = await templates(app.db).list()
  const changed = `kind: ${standard?.kind}\nname: ${standard?.name}\nsubject: Guten Tag\nbody: Text\n`
  const files = { 'vorlagen/danke.yaml': own, [`vorlagen/${standard?.key}.yaml`]: changed }
  const folder = await exampleFolder(files)
  expect((await imported(app, folder)).faults).toEqual([])
  expect(await templates(app.db).find('danke')).toMatchObject({ body: '{{anrede}},\n\ndanke.', version: 1 })
  expect(await templates(app.db).find(standard?.key ?? '')).toMatchObject({ subject: 'Guten Tag', isStandard: true })
  await exportFolder(app, folder)
  expect(await readdir(path.join(folder, 'vorlagen'))).toHaveLength(2)
  expect(outcomes(await imported(app, folder, { replace: true }))).toEqual([])

  const faulty = await exampleFolder({ 'vorlagen/danke.yaml': own.replace('{{anrede}}', '{{vorname}}') })
  expect((await imported(app, faulty)).faults).toMatchObject([
    { line: 4, text: expect.stringContaining('{{vorname}}') },
  ])
  expect(outcomes(await imported(app, await exampleFolder(), { replace: true })).toSorted()).toEqual(
    [`geht vorlagen/${standard?.key}`, 'geht vorlagen/danke'].toSorted(),
  )
  expect(await templates(app.db).find(standard?.key ?? '')).toMatchObject({ version: 0 })
})
