// Also on PostgreSQL: what is taken is taken once.
import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import type { App } from '#platform/app.server.ts'
import { clockAt } from '#platform/clock.ts'
import { exampleStaffRow } from '#platform/database/example-staff-row.ts'
import { silentLog } from '#platform/log.server.ts'
import { exampleDevice } from '#requests/outbox/test-push-service.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleDamage } from '#areas/example-damage.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { mentions } from '../mentions/repository.server.ts'
import { changeRequest } from '../request/change-request.server.ts'
import { alertChoices } from '#office/accounts/alert-choices/choices/repository.server.ts'
import { type AlertChoices, usualChoices } from '#office/accounts/alert-choices/events.ts'
import { findAlerts } from './find-alerts.server.ts'
import { tellAlerts } from './tell-alerts.server.ts'

const none: AlertChoices = {
  assigned: 'none',
  mentioned: 'none',
  reply: 'none',
  emergency: 'none',
  deadline: 'none',
  push: [],
}
const petra = exampleStaff('technik')

/** Petra chose nothing, Jana what is given; Paul may see no damage report. */
async function withTeam(choices: Partial<AlertChoices>, damage: Partial<typeof exampleDamage> = {}) {
  const app = await testApp()
  const member = (id: string, role: string) => ({ ...exampleStaffRow(id), name: id, email: `${id}@example.org`, role })
  await app.db
    .insertInto('staff')
    .values([member('petra', 'technik'), member('jana', 'vermietung'), member('paul', 'personal')])
    .execute()
  for (const id of ['petra', 'paul']) await alertChoices(app.db).save(id, none)
  await alertChoices(app.db).save('jana', { ...none, ...choices })
  const { id } = await storedRequest(app, formKinds.damage_report, { ...exampleDamage, ...damage })
  return { app, id }
}

const at = (app: App, moment: string): App => ({ ...app, clock: clockAt(moment) })

async function round(app: App) {
  await findAlerts(app)
  await tellAlerts(app)
  const mails = await app.db
    .selectFrom('outbox')
    .select(['to_address', 'subject', 'text_body'])
    .where('purpose', '=', 'alert')
    .orderBy('created_at')
    .execute()
  return mails.map(({ to_address: to, subject, text_body: text }) => ({ to, subject, text }))
}

const set = (app: App, id: string, values: object) =>
  app.db.updateTable('submissions').set(values).where('id', '=', id).execute()

test('who is assigned by somebody else hears of it once; who takes over, and who wants no mail, does not', async () => {
  const { app, id } = await withTeam({ assigned: 'at-once' })
  await changeRequest(app, petra, { id, version: 1 }, { assigneeId: 'jana' })
  const mails = await round(app)
  expect(mails.map(({ to }) => to)).toEqual(['jana@example.org'])
  expect(mails[0]?.subject).toMatch(/^Ihnen zugewiesen: Schadensmeldung \w{4}-\w{4}$/)
  await changeRequest(app, petra, { id, version: 2 }, { assigneeId: 'petra' })
  expect(await round(app)).toHaveLength(1)
})

test('a mail names kind and number of the request and nothing of its sender', async () => {
  const { app, id } = await withTeam({ reply: 'at-once' })
  await set(app, id, { assignee_id: 'jana', message_at: '2026-03-02T07:59:00.000Z' })
  const [mail] = await round(app)
  const { reference = '' } = (await requests(app.db).findById(id)) ?? {}
  expect(mail?.text).toContain(`/verwaltung/anfragen/${reference.slice(0, 4)}-${reference.slice(4)}`)
  for (const personal of ['Übel', 'uebel@example.org', 'Küche', 'Spüle']) expect(mail?.text).not.toContain(personal)
})

test('a digest comes at half past seven in Germany, once, with what still holds by then', async () => {
  const { app, id } = await withTeam({ mentioned: 'digest', reply: 'digest' })
  const second = await storedRequest(app, formKinds.damage_report, exampleDamage)
  await set(app, id, { assignee_id: 'jana', message_at: '2026-03-02T07:59:00.000Z' })
  await set(app, second.id, { assignee_id: 'jana', message_at: '2026-03-02T07:59:00.000Z' })
  const event = { id: 'n1', kind: 'note', detail: '@jana', actor: 'petra', happenedAt: '2026-03-02T07:58:00.000Z' }
  await requests(app.db).addEvent(id, event)
  const note = { eventId: 'n1', requestId: id, authorId: 'petra', staffIds: ['jana', 'paul'] }
  await mentions(app.db).add({ ...note, at: event.happenedAt })
  expect(await round(app)).toEqual([])
  // Answered before the morning.
  await set(app, second.id, { message_at: null })
  expect(await round(at(app, '2026-03-03T06:29:00.000Z'))).toEqual([])
  const mails = await round(at(app, '2026-03-03T06:30:01.000Z'))
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['jana@example.org', '2 Hinweise zu Vorgängen']])
  expect(await round(at(app, '2026-03-04T07:00:00.000Z'))).toHaveLength(1)
})

test('two servers write one mail', async () => {
  const { app, id } = await withTeam({ reply: 'at-once' })
  await set(app, id, { assignee_id: 'jana', message_at: '2026-03-02T07:59:00.000Z' })
  await Promise.all([findAlerts(app), findAlerts(app)])
  const written = await Promise.all([tellAlerts(app), tellAlerts(app)])
  expect(written.toSorted()).toEqual([0, 1])
})

test('a deadline is told four hours before it ends, or in the digest of its day, unless the promise is kept', async () => {
  const { app, id } = await withTeam({ deadline: 'at-once' })
  await set(app, id, { assignee_id: 'jana', due_at: '2026-03-03T12:00:00.000Z' })
  expect(await round(at(app, '2026-03-03T07:30:00.000Z'))).toEqual([])
  const [mail] = await round(at(app, '2026-03-03T08:30:00.000Z'))
  expect(mail?.subject).toMatch(/^Frist: Schadensmeldung/)
  expect(mail?.text).toContain('bis 03.03.2026, 13:00 Uhr')
  expect(await round(at(app, '2026-03-03T11:00:00.000Z'))).toHaveLength(1)

  const { app: other, id: kept } = await withTeam({ deadline: 'digest' })
  await set(other, kept, { assignee_id: 'jana', due_at: '2026-03-03T12:00:00.000Z' })
  expect(await round(other)).toEqual([])
  await set(other, kept, { answered_at: '2026-03-02T09:00:00.000Z' })
  expect(await round(at(other, '2026-03-03T06:31:00.000Z'))).toEqual([])
})

test('an emergency is told to everybody who wants to hear of it and may see it, not when it looks like spam', async () => {
  const { app, id } = await withTeam({ emergency: 'at-once' }, { is_safety_risk: true })
  await alertChoices(app.db).save('paul', { ...none, emergency: 'at-once' })
  await set(app, id, { quarantined: 1 })
  expect(await round(app)).toEqual([])
  await set(app, id, { quarantined: 0 })
  expect((await round(app)).map(({ to }) => to)).toEqual(['jana@example.org'])
  expect(usualChoices.emergency).toBe('none')
})

test('a mail that cannot be written keeps nobody else from theirs, and is written in the next round', async () => {
  const { app, id } = await withTeam({ emergency: 'at-once' }, { is_safety_risk: true })
  await alertChoices(app.db).save('petra', { ...none, emergency: 'at-once' })
  await findAlerts(app)
  const mailsTo = async () => (await round(app)).map(({ to }) => to).toSorted()
  // The first mail gets the id of one that is there.
  const { id: taken } = await app.db
    .selectFrom('outbox')
    .select('id')
    .where('owner_id', '=', id)
    .executeTakeFirstOrThrow()
  const ids = [taken]
  const errors: unknown[] = []
  const log = { ...silentLog, error: (event: string) => errors.push(event) }
  expect(await tellAlerts({ ...app, log, newId: () => ids.pop() ?? app.newId() })).toBe(1)
  expect(errors).toEqual(['alert not written'])
  expect(await mailsTo()).toEqual(['jana@example.org', 'petra@example.org'])
})

const devicesTold = async (app: App) => {
  await round(app)
  const rows = await app.db
    .selectFrom('outbox')
    .select(['owner_id', 'text_body'])
    .where('channel', '=', 'push')
    .orderBy('created_at')
    .orderBy('owner_id')
    .execute()
  return rows.map(({ owner_id: device, text_body: text }) => ({ device, ...(JSON.parse(text) as object) }))
}

test('each device of a person shows what they chose, once, with kind and number alone; an emergency is marked', async () => {
  const { app, id } = await withTeam({ push: ['reply', 'emergency'] }, { is_safety_risk: true })
  for (const device of ['phone', 'desk']) await exampleDevice(app, { subscription: {} }, device)
  await exampleDevice(app, { subscription: {} }, 'other', 'petra')
  await set(app, id, { assignee_id: 'jana', message_at: '2026-03-02T07:59:00.000Z' })
  const told = await devicesTold(app)
  expect(told.map(({ device }) => device)).toEqual(['desk', 'phone'])
  expect(told[0]).toEqual({
    device: 'desk',
    title: '⚠ Notfall oder Gefahr',
    body: expect.stringMatching(/^Schadensmeldung \w{4}-\w{4} und 1 weitere$/),
    path: expect.stringMatching(/^\/verwaltung\/anfragen\/\w{4}-\w{4}$/),
    isUrgent: true,
  })
  expect(await devicesTold(app)).toHaveLength(2)
})

test('a mail in the morning and a message at once tell of the same; a device that is turned on later hears nothing old', async () => {
  const { app, id } = await withTeam({ deadline: 'digest', push: ['deadline', 'assigned'] })
  await exampleDevice(app, { subscription: {} }, 'phone')
  await set(app, id, { assignee_id: 'jana', due_at: '2026-03-03T12:00:00.000Z' })
  expect(await devicesTold(app)).toEqual([])
  expect(await round(at(app, '2026-03-03T06:30:01.000Z'))).toHaveLength(1)
  expect(await devicesTold(at(app, '2026-03-03T07:30:00.000Z'))).toEqual([])
  expect(await devicesTold(at(app, '2026-03-03T08:30:00.000Z'))).toMatchObject([{ title: 'Frist', isUrgent: false }])

  const { app: other, id: second } = await withTeam({ push: ['assigned'] })
  await changeRequest(other, petra, { id: second, version: 1 }, { assigneeId: 'jana' })
  expect(await devicesTold(other)).toEqual([])
  await exampleDevice(other, { subscription: {} }, 'phone')
  expect(await devicesTold(other)).toEqual([])
})
