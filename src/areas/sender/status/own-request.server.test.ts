import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import { exampleStaffRow } from '#platform/database/example-staff-row.ts'
import type { App } from '#platform/app.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import type { QuarantineReason } from '#requests/request/receive.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { senderToken } from '#requests/request/sender-link.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { ownData } from '../data/own-data.server.ts'
import { findOwn } from '../find-own.server.ts'
import { exampleDamage } from '#areas/example-damage.ts'
import { addMessage } from './add-message.server.ts'
import { ownRequest } from './own-request.server.ts'
import { withdraw } from './withdraw.server.ts'

const received = (app: App, quarantine: QuarantineReason | null = null) =>
  storedRequest(app, formKinds.damage_report, exampleDamage, quarantine)

const again = async (app: App, id: string) => {
  const request = await requests(app.db).findById(id)
  if (!request) throw new Error('gone')
  return request
}

const at = '2026-03-02T09:00:00.000Z'

test('the sender sees neither notes nor who works on it nor who looked at it', async () => {
  const app = await testApp()
  const { id } = await received(app)
  const secrets = ['note', 'assigned', 'viewed', 'exported', 'released', 'invented-later']
  for (const kind of secrets) {
    const event = { id: app.newId(), kind, detail: `geheim-${kind}`, actor: 'geheim-anna', happenedAt: at }
    await requests(app.db).addEvent(id, event)
  }
  await requests(app.db).addEvent(id, {
    id: app.newId(),
    kind: 'status',
    detail: 'in_arbeit',
    actor: 'geheim-anna',
    happenedAt: at,
  })
  await requests(app.db).change(id, 1, { assigneeId: 'geheim-anna', status: 'in_arbeit' })
  await messages(app.db).add(id, {
    id: app.newId(),
    origin: 'office',
    staffId: 'geheim-anna',
    subject: 'Termin',
    body: 'Wir kommen morgen.',
    outboxId: 'geheim-row',
    templateKey: 'geheim-template',
    createdAt: at,
  })

  const request = await again(app, id)
  const shown = [JSON.stringify(await ownRequest(app, request)), JSON.stringify(await ownData(app, request))]
  for (const text of shown) {
    expect(text).not.toContain('geheim')
    expect(text).toContain('Wir kommen morgen.')
    expect(text).toContain('Unter der Spüle tropft Wasser')
  }
  const { timeline } = await ownRequest(app, request)
  expect(timeline.map(({ title }) => title).toSorted()).toEqual([
    'Bei uns eingegangen',
    'Nachricht von uns',
    'Wir arbeiten daran',
  ])
})

test('only the link that was sent opens the page, and none as long as it looks like spam', async () => {
  const app = await testApp()
  const request = await received(app, 'honeypot')
  const token = senderToken(app.secret, request, app.clock.now())
  expect(await findOwn(app, token)).toBeNull()
  await requests(app.db).change(request.id, 1, { quarantined: false })
  expect((await findOwn(app, token))?.id).toBe(request.id)
  expect(await findOwn(app, `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`)).toBeNull()
  expect(await findOwn(app, '7K42PXR9-0')).toBeNull()
  await requests(app.db).change(request.id, 2, { linkVersion: 2 })
  expect(await findOwn(app, token)).toBeNull()
})

test('a message is stored once, marks the request unread, opens it again and tells the company without its words', async () => {
  const app = await testApp()
  const { id } = await received(app)
  await app.db.insertInto('staff').values(exampleStaffRow('anna')).execute()
  await app.db.insertInto('submission_reads').values({ staff_id: 'anna', submission_id: id, read_at: at }).execute()
  await requests(app.db).change(id, 1, { status: 'erledigt', closedAt: at, deleteAfter: '2029-03-01T23:00:00.000Z' })

  const message = { text: 'Es tropft immer noch.', files: [], idempotencyKey: 'key-of-the-message' }
  expect(await addMessage(app, await again(app, id), message)).toBe('added')
  expect(await addMessage(app, await again(app, id), message)).toBe('repeated')

  expect(await messages(app.db).list(id)).toMatchObject([{ origin: 'sender', body: 'Es tropft immer noch.' }])
  expect(await app.db.selectFrom('submission_reads').selectAll().execute()).toEqual([])
  expect(await again(app, id)).toMatchObject({ status: 'in_arbeit', closedAt: null, deleteAfter: null })
  const mails = await outbox(app.db).newestWithText(9)
  const notices = mails.filter(({ subject }) => subject.includes('neue Nachricht'))
  expect(notices).toHaveLength(1)
  expect(notices[0]).toMatchObject({ purpose: 'notice', to_address: 'buero@example.de' })
  expect(notices[0]?.text_body).not.toContain('tropft')
})

test('a message from a page that was left open and written on again is another one', async () => {
  const app = await testApp()
  const request = await received(app)
  const key = { files: [], idempotencyKey: 'key-of-the-message' }
  expect(await addMessage(app, request, { text: 'Es tropft.', ...key })).toBe('added')
  expect(await addMessage(app, request, { text: 'Jetzt läuft es.', ...key })).toBe('added')
  expect(await messages(app.db).list(request.id)).toHaveLength(2)
})

test('what its sender withdraws is closed with that reason, once, and takes no further message', async () => {
  const app = await testApp()
  const request = await received(app)
  expect(await withdraw(app, request)).toBe('withdrawn')
  expect(await withdraw(app, request)).toBe('withdrawn')
  const withdrawn = await again(app, request.id)
  // A damage belongs to the building's records: three years, as for any other.
  expect(withdrawn).toMatchObject({
    status: 'erledigt',
    closedReason: 'zurueckgezogen',
    closedAt: '2026-03-02T08:00:00.000Z',
    deleteAfter: '2029-03-01T23:00:00.000Z',
  })
  const events = await requests(app.db).listEvents(request.id)
  expect(events.filter(({ kind }) => kind === 'withdrawn')).toHaveLength(1)
  expect((await ownRequest(app, withdrawn)).stand.title).toBe('Von Ihnen zurückgezogen')
  const message = { text: 'Doch nicht.', files: [], idempotencyKey: 'key-of-the-message' }
  expect(await addMessage(app, withdrawn, message)).toBe('closed')
  const mails = await outbox(app.db).newestWithText(9)
  expect(mails.filter(({ subject }) => subject.includes(': zurückgezogen'))).toHaveLength(1)
  expect(mails.filter(({ subject }) => subject.endsWith(' ist zurückgezogen'))).toHaveLength(1)
})

test('what the office has closed cannot be withdrawn any more', async () => {
  const app = await testApp()
  const request = await received(app)
  await requests(app.db).change(request.id, 1, { status: 'abgelehnt', closedAt: at })
  expect(await withdraw(app, request)).toBe('closed')
})
