// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import type { App } from '#platform/app.server.ts'
import { clockAt } from '#platform/clock.ts'
import { deleteRequests } from '#requests/retention/delete-requests.server.ts'
import { retention } from '#requests/retention/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest, type RequestChange } from '#requests/request/repository.server.ts'
import { senderToken } from '#requests/request/sender-link.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { ownData } from './data/own-data.server.ts'
import { exampleKeyLoss } from './example-key-loss.ts'
import { findOwn, openOwn } from './find-own.server.ts'
import { receiveMail } from './mail/receive-mail.server.ts'
import { rawMail } from './mail/test-mail.ts'
import { addMessage } from './status/add-message.server.ts'
import { deleteOwn } from './status/delete-own.server.ts'
import { ownRequest } from './status/own-request.server.ts'

const contact = {
  vorname: 'Änne',
  nachname: 'Muster',
  email: 'Aenne@example.de',
  telefon: null,
  betreff: 'Schlüssel',
  nachricht: 'Ich habe ihn doch.',
}

/** A report and a message about it, of which the message is merged into the report. */
async function mergedPair(email = contact.email) {
  const app = await testApp()
  const report = await storedRequest(app, formKinds.key_loss, exampleKeyLoss)
  const mail = await storedRequest(app, formKinds.contact_message, { ...contact, email })
  const at = app.clock.now().toISOString()
  const change = {
    mergedInto: report.id,
    status: 'erledigt',
    closedAt: at,
    deleteAfter: '2026-09-01T22:00:00.000Z',
  } as const
  await requests(app.db).change(mail.id, 1, change)
  return { app, report, mail: await fresh(app, mail) }
}

async function fresh(app: App, { id }: StoredRequest): Promise<StoredRequest> {
  const found = await requests(app.db).findById(id)
  if (!found) throw new Error('gone')
  return found
}

const say = (app: App, request: StoredRequest, text: string) =>
  addMessage(app, request, { text, files: [], idempotencyKey: text })
const token = (app: App, request: StoredRequest) => senderToken(app.secret, request, app.clock.now())
const change = async (app: App, request: StoredRequest, changes: RequestChange) =>
  requests(app.db).change(request.id, (await fresh(app, request)).version, changes)

test('whoever sent both sees one request by either link, with all that was written, and gets all of it as a file', async () => {
  const { app, report, mail } = await mergedPair()
  await say(app, mail, 'Er lag im Auto.')
  await say(app, report, 'Bitte trotzdem einen zweiten.')
  const opened = await findOwn(app, token(app, mail))
  expect(opened?.id).toBe(report.id)
  const own = await ownRequest(app, await fresh(app, report))
  const said = own.timeline.map(({ body, title }) => body ?? title)
  expect(said).toEqual(expect.arrayContaining(['Er lag im Auto.', 'Bitte trotzdem einen zweiten.']))
  expect(own.sections.map(({ heading }) => heading)).toContainEqual(
    expect.stringContaining(`(Vorgang ${showReference(mail.reference)})`),
  )
  expect(await ownData(app, report)).toMatchObject({
    reference: showReference(report.reference),
    messages: [{ text: 'Bitte trotzdem einen zweiten.' }],
    merged: [{ reference: showReference(mail.reference), messages: [{ text: 'Er lag im Auto.' }] }],
  })
})

test('another sender sees and writes only what is theirs, and hears that it is handled with another one', async () => {
  const { app, report, mail } = await mergedPair('anna@example.org')
  await say(app, report, 'Geheimes von Änne.')
  await say(app, mail, 'Nachricht von Anna.')
  expect((await findOwn(app, token(app, mail)))?.id).toBe(mail.id)
  const shown = await ownRequest(app, await fresh(app, mail))
  const all = JSON.stringify([shown, await ownData(app, mail)])
  for (const word of ['Geheimes', 'aenne@', 'Mainzer', report.reference, showReference(report.reference)])
    expect(all).not.toContain(word)
  expect(shown).toMatchObject({ isElsewhere: true, stand: { title: 'In Bearbeitung', isClosed: false } })
  expect(JSON.stringify([await ownRequest(app, report), await ownData(app, report)])).not.toMatch(/Anna|anna@/)

  // It is announced where the matter is handled; the one that was closed stays closed.
  await change(app, report, { status: 'erledigt', closedAt: app.clock.now().toISOString(), messageAt: null })
  await say(app, await fresh(app, mail), 'Noch etwas.')
  expect((await messages(app.db).list(mail.id)).map(({ body }) => body)).toContain('Noch etwas.')
  expect(await fresh(app, report)).toMatchObject({ status: 'in_arbeit', messageAt: app.clock.now().toISOString() })
  expect(await fresh(app, mail)).toMatchObject({ status: 'erledigt', mergedInto: report.id, messageAt: null })
})

test('a mail to the old number reaches the one that goes on; of another sender it stays with theirs', async () => {
  for (const [email, home] of [
    [contact.email, 'report'],
    ['anna@example.org', 'mail'],
  ] as const) {
    const pair = await mergedPair(email)
    const headers = { From: `Wer <${email}>`, Subject: `Re: ${showReference(pair.mail.reference)}` }
    const expected = { kind: 'message', reference: showReference(pair[home].reference) }
    expect(await receiveMail(pair.app, rawMail({ headers, body: 'Per Mail.' }))).toEqual(expected)
    expect((await messages(pair.app.db).list(pair[home].id)).map(({ body }) => body)).toEqual(['Per Mail.'])
  }
})

test('an old link works as long as the matter is handled, and ends with it', async () => {
  const { app, report, mail } = await mergedPair('anna@example.org')
  const link = token(app, { ...mail, closedAt: null })
  app.clock = clockAt('2027-03-02T08:00:00.000Z')
  expect((await openOwn(app, link)).kind).toBe('open')
  await change(app, report, { status: 'erledigt', closedAt: '2026-09-01T08:00:00.000Z' })
  expect((await openOwn(app, link)).kind).toBe('ended')
})

test('what is merged goes no sooner than the one that goes on, and is held with it', async () => {
  const { app, report, mail } = await mergedPair('anna@example.org')
  const [early, late] = [new Date('2026-10-01T08:00:00.000Z'), new Date('2028-01-01T08:00:00.000Z')]
  const due = async (now: Date) => (await retention(app.db).findDue(now, 9)).map(({ id }) => id).toSorted()
  expect(await due(early)).toEqual([])
  const closed = { status: 'erledigt', closedAt: early.toISOString(), deleteAfter: '2027-10-01T08:00:00.000Z' } as const
  await change(app, report, closed)
  expect(await due(early)).toEqual([])
  expect(await due(late)).toEqual([report.id, mail.id].toSorted())
  await change(app, report, { legalHold: true })
  expect([await due(late), await retention(app.db).findFree([mail.id])]).toEqual([[], []])
  expect(await deleteOwn(app, mail)).toBe('held')
  await change(app, report, { legalHold: false })
  await deleteRequests(
    app,
    (trx) => retention(trx).findDue(late, 9),
    () => 'retention',
  )
  expect(await requests(app.db).list()).toEqual([])
})

test('who has everything deleted takes both along; what another sent in the same matter is open again', async () => {
  const one = await mergedPair()
  expect(await deleteOwn(one.app, one.report)).toBe('deleted')
  expect(await requests(one.app.db).list()).toEqual([])

  const { app, report, mail } = await mergedPair('anna@example.org')
  expect(await deleteOwn(app, report)).toBe('deleted')
  expect(await requests(app.db).findById(report.id)).toBeNull()
  expect(await fresh(app, mail)).toMatchObject({ status: 'in_arbeit', closedAt: null, mergedInto: null })
  // Of the message itself its sender disposes as before.
  expect(await deleteOwn(app, mail)).toBe('deleted')
})
