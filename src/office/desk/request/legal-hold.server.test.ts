// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { exampleKind, exampleMessage } from '#requests/request/example-kind.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import type { Role } from '#office/frame/access/roles.ts'
import { auditLog } from '#office/frame/audit-log/repository.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { nothingAttached } from './attachments/read-request-form.server.ts'
import { changeLegalHold } from './legal-hold.server.ts'

const staff = (role: Role) => exampleStaff(role, { id: 'anna', name: 'Anna' })

const received = (app: App) => storedRequest(app, exampleKind(), exampleMessage())

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const statusOf = (answer: unknown) =>
  answer instanceof Response ? answer.status : (answer as { init?: { status?: number } }).init?.status

test('a hold is set and lifted with its reason in the timeline, and the audit log says that it happened', async () => {
  const app = await testApp()
  const request = await received(app)
  const change = (fields: Record<string, string>, role: Role = 'leitung') =>
    changeLegalHold({ app, staff: staff(role), request, form: formOf(fields), attached: nothingAttached })

  const held = await change({ intent: 'aussetzen', version: '1', hold_reason: ' Klage von Frau Änne ' })
  expect(statusOf(held)).toBe(302)
  expect(await requests(app.db).findById(request.id)).toMatchObject({ legalHold: true, version: 2 })
  await change({ intent: 'aufheben', version: '2', hold_reason: 'Vergleich geschlossen' })
  expect(await requests(app.db).findById(request.id)).toMatchObject({ legalHold: false, version: 3 })
  const events = await requests(app.db).listEvents(request.id)
  expect(events.map(({ kind, detail }) => [kind, detail])).toEqual(
    expect.arrayContaining([
      ['hold', 'Klage von Frau Änne'],
      ['hold-lifted', 'Vergleich geschlossen'],
    ]),
  )
  const lines = await auditLog(app.db).list({ limit: 5, subjectId: request.id })
  expect(lines.map(({ action, detail }) => [action, detail])).toEqual(
    expect.arrayContaining([
      ['request.hold', null],
      ['request.hold-lifted', null],
    ]),
  )
})

test('without a reason, with an old version or in another role nothing is held', async () => {
  const app = await testApp()
  const request = await received(app)
  const change = (fields: Record<string, string>, role: Role = 'leitung') =>
    changeLegalHold({
      app,
      staff: staff(role),
      request,
      form: formOf({ intent: 'aussetzen', ...fields }),
      attached: nothingAttached,
    })
  expect(statusOf(await change({ version: '1', hold_reason: '   ' }))).toBe(422)
  expect(statusOf(await change({ version: '1', hold_reason: 'x'.repeat(1001) }))).toBe(422)
  expect(statusOf(await change({ version: '7', hold_reason: 'Klage' }))).toBe(409)
  await expect(change({ version: '1', hold_reason: 'Klage' }, 'vermietung')).rejects.toMatchObject({
    init: { status: 403 },
  })
  expect(await requests(app.db).findById(request.id)).toMatchObject({ legalHold: false, version: 1 })
  expect(await auditLog(app.db).list({ limit: 5 })).toEqual([])
})
