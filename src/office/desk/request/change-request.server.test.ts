// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import { exampleDamage } from '#areas/example-damage.ts'
import { formKinds } from '#areas/kinds.server.ts'
import { kindNames } from '#areas/kinds.ts'
import type { App } from '#platform/app.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { type Role } from '#office/frame/access/roles.ts'
import { auditLog } from '#office/frame/audit-log/repository.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { changeRequest } from './change-request.server.ts'
import { enteredTextsOf } from './request-kinds.server.ts'

const staff = (role: Role) => exampleStaff(role, { id: 'anna', name: 'Anna' })

const received = (app: App) => storedRequest(app, formKinds.damage_report, exampleDamage)

test('closing a damage report starts its three years, opening it again stops them', async () => {
  const app = await testApp()
  const { id } = await received(app)
  expect(await changeRequest(app, staff('technik'), { id, version: 1 }, { status: 'erledigt' })).toBe('changed')
  expect(await requests(app.db).findById(id)).toMatchObject({
    status: 'erledigt',
    closedAt: '2026-03-02T08:00:00.000Z',
    deleteAfter: '2029-03-01T23:00:00.000Z',
  })
  expect(await changeRequest(app, staff('technik'), { id, version: 2 }, { status: 'in_arbeit' })).toBe('changed')
  expect(await requests(app.db).findById(id)).toMatchObject({ closedAt: null, deleteAfter: null, version: 3 })
  const events = await requests(app.db).listEvents(id)
  expect(events.map(({ kind, detail, actor }) => [kind, detail, actor])).toEqual(
    expect.arrayContaining([
      ['status', 'erledigt', 'anna'],
      ['status', 'in_arbeit', 'anna'],
    ]),
  )
  expect((await auditLog(app.db).list({ limit: 5 })).map(({ action }) => action)).toEqual([
    'request.status',
    'request.status',
  ])
})

test('an older version, a foreign kind and nothing new change nothing', async () => {
  const app = await testApp()
  const { id } = await received(app)
  expect(await changeRequest(app, staff('personal'), { id, version: 1 }, { status: 'erledigt' })).toBe('forbidden')
  expect(await changeRequest(app, staff('lesen'), { id, version: 1 }, { assigneeId: 'anna' })).toBe('forbidden')
  expect(await changeRequest(app, staff('technik'), { id, version: 1 }, { status: 'neu' })).toBe('unchanged')
  expect(await changeRequest(app, staff('technik'), { id, version: 1 }, { assigneeId: 'anna' })).toBe('changed')
  expect(await changeRequest(app, staff('technik'), { id, version: 1 }, { status: 'wartet' })).toBe('collision')
  expect(await changeRequest(app, staff('technik'), { id: 'gone', version: 1 }, { status: 'wartet' })).toBe('gone')
  expect(await requests(app.db).findById(id)).toMatchObject({ status: 'neu', assigneeId: 'anna', version: 2 })
})

test('nobody gets a request that they could not work on, and who has it keeps it', async () => {
  const app = await testApp()
  const { id } = await received(app)
  const now = app.clock.now()
  for (const role of ['technik', 'redaktion'] as const)
    await staffAccounts(app.db).insert({ id: role, email: `${role}@example.org`, name: role, role, now })
  const give = (version: number, assigneeId: string) =>
    changeRequest(app, staff('leitung'), { id, version }, { assigneeId, status: 'in_arbeit' })
  expect(await give(1, 'redaktion')).toBe('assignee-unable')
  expect(await give(1, 'nobody-there')).toBe('assignee-unable')
  expect(await give(1, 'technik')).toBe('changed')
  await staffAccounts(app.db).update('technik', { disabledAt: now.toISOString() }, now)
  expect(
    await changeRequest(app, staff('leitung'), { id, version: 2 }, { assigneeId: 'technik', status: 'wartet' }),
  ).toBe('changed')
  expect(await give(3, 'anna')).toBe('changed')
  expect(await give(4, 'technik')).toBe('assignee-unable')
  expect(await requests(app.db).findById(id)).toMatchObject({ assigneeId: 'anna' })
})

test('every kind says how staff read it', () => {
  for (const kind of kindNames) {
    const { groups, labels } = enteredTextsOf(kind)
    expect(groups.length, kind).toBeGreaterThan(0)
    for (const name of groups.flatMap(({ fields }) => fields)) expect(labels[name], `${kind}.${name}`).toBeDefined()
  }
  expect([formKinds.tenant_application.kind, formKinds.contact_message.kind]).toEqual([
    'tenant_application',
    'contact_message',
  ])
})

test('an application is refused with a reason on every path, and opening it again takes the reason away', async () => {
  const app = await testApp()
  const { id } = await received(app)
  const asApplication = { kind: 'tenant_application' }
  await app.db.updateTable('submissions').set(asApplication).where('id', '=', id).execute()
  const refuse = (reason: string, note: string | null = null) =>
    changeRequest(app, staff('vermietung'), { id, version: 1 }, { status: 'abgelehnt', refusal: { reason, note } })

  expect(await changeRequest(app, staff('vermietung'), { id, version: 1 }, { status: 'abgelehnt' })).toBe(
    'reason-missing',
  )
  expect(await refuse('gefaellt_uns_nicht')).toBe('reason-missing')
  expect(await refuse('qualifikation_fehlt')).toBe('reason-missing')
  expect(await refuse('sonstiges')).toBe('reason-missing')
  expect(await requests(app.db).findById(id)).toMatchObject({ status: 'neu', version: 1, refusalReason: null })

  // Not even past the use case.
  await expect(requests(app.db).change(id, 1, { status: 'abgelehnt' })).rejects.toThrow(/check/i)

  expect(await refuse('sonstiges', 'Hund nicht möglich')).toBe('changed')
  expect(await requests(app.db).findById(id)).toMatchObject({
    status: 'abgelehnt',
    refusalReason: 'sonstiges',
    refusalNote: 'Hund nicht möglich',
  })
  // The note stays out of the audit log, which outlives the request.
  expect((await auditLog(app.db).list({ limit: 5 })).map(({ action, detail }) => [action, detail])).toEqual(
    expect.arrayContaining([['request.refused', 'sonstiges']]),
  )
  expect(await changeRequest(app, staff('vermietung'), { id, version: 2 }, { status: 'in_arbeit' })).toBe('changed')
  expect(await requests(app.db).findById(id)).toMatchObject({
    status: 'in_arbeit',
    refusalReason: null,
    refusalNote: null,
    deleteAfter: null,
  })
})

test('the shortlist is noted, and taken back', async () => {
  const app = await testApp()
  const { id } = await received(app)
  expect(await changeRequest(app, staff('technik'), { id, version: 1 }, { isShortlisted: true })).toBe('changed')
  expect(await requests(app.db).findById(id)).toMatchObject({
    shortlistedAt: '2026-03-02T08:00:00.000Z',
    version: 2,
  })
  expect(await changeRequest(app, staff('technik'), { id, version: 2 }, { isShortlisted: true })).toBe('unchanged')
  expect(await changeRequest(app, staff('technik'), { id, version: 2 }, { isShortlisted: false })).toBe('changed')
  expect((await requests(app.db).listEvents(id)).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['shortlisted', 'unshortlisted']),
  )
})
