// Also on PostgreSQL: search over every table.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { openSqlite } from '#platform/database/database.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { mailFile } from '#requests/mail/mailer.server.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { exampleKind, exampleMessage, type ExampleMessage } from '#requests/request/example-kind.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { readZip } from '#platform/zip/test-zip.server.ts'
import { auditLog } from '#office/frame/audit-log/repository.server.ts'
import { erasePerson } from './erase-person.server.ts'
import { findPerson, readAddress } from './find-person.server.ts'
import { personArchive } from './person-archive.server.ts'
import { requestParts, tellsNothing } from './request-parts.server.ts'

const anna = { id: 'anna', name: 'Anna Groß' }
const MARTA = 'marta_k@example.org'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'person-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const receive = (app: App, message: Partial<ExampleMessage>) =>
  storedRequest(app, exampleKind(), exampleMessage(message))

/** Marta wrote twice, once with a capital letter in her address and with a file; Bert names her; somebody else is like her. */
async function withMarta(different: Partial<App> = {}) {
  const dataDir = await newFolder()
  const app = await testApp({ config: readConfig({ DATA_DIR: dataDir, MAIL_TO: 'buero@example.de' }), ...different })
  const first = await receive(app, { vorname: 'Marta Kästner', email: 'Marta_K@Example.org' })
  const second = await receive(app, { vorname: 'Marta Kästner', email: MARTA, nachricht: '<b>Wie lange noch?</b>' })
  const bert = await receive(app, { email: 'bert@example.org', nachricht: `Fragen Sie Marta: MARTA_K@example.org` })
  await receive(app, { email: 'martaxk@example.org' })
  await mkdir(join(dataDir, 'uploads'), { recursive: true })
  await writeFile(join(dataDir, 'uploads', 'abc'), 'Lebenslauf von Marta')
  await requestFiles(app.db).insert(
    first.id,
    [
      {
        field: 'cv',
        originalName: '../../Über mich.pdf',
        detectedType: 'application/pdf',
        sizeBytes: 20,
        sha256: '00',
        storageKey: 'abc',
      },
    ],
    { newId: app.newId, now: app.clock.now() },
  )
  const note = { kind: 'note', detail: 'Ruft oft an.', actor: 'anna', happenedAt: app.clock.now().toISOString() }
  await requests(app.db).addEvent(first.id, { id: app.newId(), ...note })
  const hold = { ...note, kind: 'hold', detail: 'Klage angekündigt.' }
  await requests(app.db).addEvent(first.id, { id: app.newId(), ...hold })
  await messages(app.db).add(first.id, {
    id: app.newId(),
    origin: 'sender',
    staffId: null,
    subject: null,
    body: 'Bitte bald.',
    outboxId: null,
    templateKey: null,
    createdAt: app.clock.now().toISOString(),
  })
  const letter = { subject: 'Einladung', text: 'Liebe Marta', html: null }
  const loose = newMail(app, { purpose: 'answer', address: MARTA }, letter)
  const looseId = loose.id
  await outbox(app.db).add(loose)
  await mkdir(join(dataDir, 'mail'))
  await writeFile(mailFile(dataDir, looseId), 'Liebe Marta')
  return { app, dataDir, first, second, bert, looseId }
}

test('an address is found however it is spelled, and nobody else with it', async () => {
  const { app, first, second, bert } = await withMarta()
  expect(readAddress(' MARTA_K@example.org ')).toBe(MARTA)
  expect(readAddress('Marta')).toBeNull()
  const person = await findPerson(app, MARTA)
  expect(person.requests.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted())
  expect(person.loose).toMatchObject([{ kind: 'mail', items: [{ title: 'Einladung', isHeld: false }] }])
  expect(person.mentions.map((reference) => reference.replace('-', ''))).toEqual([bert.reference])
})

test('the archive holds what was entered, files, notes, messages and mails, and giving it out is noted', async () => {
  const { app, first } = await withMarta()
  const read = async (withNotes: boolean) => {
    const files = await readZip(await buffer(personArchive(app, anna, await findPerson(app, MARTA), { withNotes })))
    return [...files].flat().join('\n')
  }
  const archive = await read(true)
  const reference = `${first.reference.slice(0, 4)}-${first.reference.slice(4)}`
  for (const text of [
    'uebersicht.html',
    `vorgaenge/${reference}/angaben.html`,
    `vorgaenge/${reference}/daten.json`,
    `vorgaenge/${reference}/dateien/Über mich.pdf`,
    'Lebenslauf von Marta',
    'Ruft oft an.',
    'Klage angekündigt.',
    'Bitte bald.',
    'Eingangsbestätigung',
    'Liebe Marta',
    '&lt;b&gt;Wie lange noch?&lt;/b&gt;',
    '"nachricht": "<b>Wie lange noch?</b>"',
  ])
    expect(archive).toContain(text)
  for (const text of ['dateien/..', 'Anna Groß', 'bert@example.org']) expect(archive).not.toContain(text)
  const given = await read(false)
  for (const note of ['Ruft oft an.', 'Klage angekündigt.']) expect(given).not.toContain(note)
  const events = await requests(app.db).listEvents(first.id)
  expect(events.filter(({ kind }) => kind === 'exported')).toHaveLength(2)
  const lines = await auditLog(app.db).list({ limit: 9, action: 'person.export', subjectId: first.id })
  expect(lines).toHaveLength(2)
})

test('deletion takes everything with its files, leaves others and what is held, and logs no name', async () => {
  const { app, dataDir, first, second, bert, looseId } = await withMarta()
  await requests(app.db).change(second.id, 1, { legalHold: true })
  expect(await erasePerson(app, anna, MARTA)).toEqual({ requests: 1, loose: 1, held: 1, isForgotten: true })
  expect(await requests(app.db).findById(first.id)).toBeNull()
  expect(await requests(app.db).findById(second.id)).not.toBeNull()
  expect(await requests(app.db).findById(bert.id)).not.toBeNull()
  expect(existsSync(join(dataDir, 'uploads', 'abc'))).toBe(false)
  expect(existsSync(mailFile(dataDir, looseId))).toBe(false)
  const log = await app.db.selectFrom('deletion_log').select(['kind', 'rule', 'count']).orderBy('kind').execute()
  expect(log).toEqual([
    { kind: 'example_message', rule: 'person', count: 1 },
    { kind: 'mail', rule: 'person', count: 1 },
  ])
  const lines = await auditLog(app.db).list({ limit: 9, action: 'person.delete' })
  expect(lines).toMatchObject([{ staffId: 'anna', subjectId: null, detail: '2' }])
  expect(await erasePerson(app, anna, MARTA)).toMatchObject({ requests: 0, loose: 0, held: 1 })
})

test('a mail to the person under a held request of somebody else stays', async () => {
  const { app, bert, looseId } = await withMarta()
  await app.db
    .updateTable('outbox')
    .set({ owner_kind: 'request', owner_id: bert.id })
    .where('id', '=', looseId)
    .execute()
  await requests(app.db).change(bert.id, 1, { legalHold: true })
  expect((await findPerson(app, MARTA)).loose).toMatchObject([{ items: [{ id: looseId, isHeld: true }] }])
  expect(await erasePerson(app, anna, MARTA)).toMatchObject({ requests: 2, loose: 0 })
  await requests(app.db).change(bert.id, 2, { legalHold: false })
  expect(await erasePerson(app, anna, MARTA)).toMatchObject({ requests: 0, loose: 1 })
})

test('after deletion the name can be read in no file of the database', async () => {
  const folder = await newFolder()
  const db = openSqlite(join(folder, 'site.sqlite'))
  onTestFinished(() => db.destroy())
  await migrate(db)
  const { app } = await withMarta({ db })
  for (let count = 0; count < 60; count++) {
    await receive(app, {
      vorname: 'Marta Kästner',
      email: MARTA,
      nachricht: `Kästner ${count} `.repeat(40 * (count % 7)),
    })
    await receive(app, { vorname: 'Änne', nachricht: `Andere ${count} `.repeat(30 * (count % 5)) })
  }
  expect(await erasePerson(app, anna, MARTA)).toMatchObject({ requests: 62, loose: 1, held: 0, isForgotten: true })
  for (const name of ['site.sqlite', 'site.sqlite-wal']) {
    const file = await readFile(join(folder, name))
    // Folded as well, for the search: „marta kaestner“.
    for (const text of ['Kästner', 'kaestner', 'Ruft oft an.'])
      expect(file.includes(text), `${text} in ${name}`).toBe(false)
  }
})

test('no table that hangs on a request is forgotten', async () => {
  const app = await testApp()
  const tables = await app.db.introspection.getTables()
  const hanging = tables.filter(({ columns }) => columns.some(({ name }) => name === 'submission_id'))
  const known = new Set([...requestParts.flatMap((part) => part.tables), ...tellsNothing])
  expect(hanging.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  expect(hanging.length).toBeGreaterThan(4)
})
