// Also on PostgreSQL: the order of what is owed.
import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { exampleKind, exampleMessage } from '#requests/request/example-kind.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import type { Role } from '#office/frame/access/roles.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { readNextDue } from './read-next-due.server.ts'

async function withTeam(...roles: Role[]): Promise<App> {
  const app = await testApp()
  for (const role of roles)
    await staffAccounts(app.db).insert({
      id: role,
      email: `${role}@example.org`,
      name: `Anna ${role}`,
      role,
      now: app.clock.now(),
    })
  return app
}

async function due(app: App, kind: string, { day = 3, assigneeId = null as string | null } = {}): Promise<void> {
  const { id } = await storedRequest(app, exampleKind(), exampleMessage())
  const set = { kind, assignee_id: assigneeId, due_at: `2026-03-0${day}T08:00:00.000Z` }
  await app.db.updateTable('submissions').set(set).where('id', '=', id).execute()
}

const as = (role: Role) => exampleStaff(role, { id: role })

test('each request names who works on its kind: not who left, who only reads, or who has it', async () => {
  const app = await withTeam('leitung', 'vermietung', 'technik', 'personal', 'redaktion', 'lesen')
  await staffAccounts(app.db).update('vermietung', { disabledAt: '2026-03-01T08:00:00.000Z' }, app.clock.now())
  await due(app, 'damage_report')
  await due(app, 'job_application', { day: 4, assigneeId: 'leitung' })
  const { rows } = await readNextDue(app, as('leitung'), 5)
  expect(rows.map(({ kind, assignee, choices }) => [kind, assignee, choices])).toEqual([
    ['damage_report', null, { me: true, colleagues: [{ id: 'technik', name: 'Anna technik' }] }],
    ['job_application', 'Anna leitung', { me: false, colleagues: [{ id: 'personal', name: 'Anna personal' }] }],
  ])
})

test('who only reads may give nothing to anybody', async () => {
  const app = await withTeam('leitung', 'lesen')
  await due(app, 'damage_report', { assigneeId: 'leitung' })
  const { rows } = await readNextDue(app, as('lesen'), 5)
  expect(rows).toMatchObject([{ assignee: 'Anna leitung', choices: null }])
})

test('who goes on from one request to the next finds more than the page shows', async () => {
  const app = await withTeam('leitung')
  for (let count = 0; count < 7; count += 1) await due(app, 'damage_report')
  const { rows, references } = await readNextDue(app, as('leitung'), 5)
  expect(rows).toHaveLength(5)
  expect(references).toHaveLength(7)
  expect(references.slice(0, 5)).toEqual(rows.map(({ reference }) => `${reference.slice(0, 4)}-${reference.slice(4)}`))
})
