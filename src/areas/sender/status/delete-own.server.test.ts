// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import { messages } from '#requests/submissions/messages/repository.server.ts'
import { type Submission, submissions } from '#requests/submissions/repository.server.ts'
import { storedSubmission } from '#requests/submissions/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleDamage } from '#areas/example-damage.ts'
import { exampleKeyLoss } from '../example-key-loss.ts'
import { senderKindOf } from '../kinds.server.ts'
import { ownAction } from './actions.server.ts'
import { deleteOwn } from './delete-own.server.ts'
import { dutyToKeep } from './duty.ts'

test('on the wish of its sender everything goes at once, and the office reads that it went', async () => {
  const app = await testApp()
  const submission = await storedSubmission(app, formKinds.key_loss, exampleKeyLoss)
  const said = { origin: 'sender' as const, staffId: null, subject: null, outboxId: null, templateKey: null }
  const at = app.clock.now().toISOString()
  await messages(app.db).add(submission.id, { id: app.newId(), ...said, body: 'Schon gefunden.', createdAt: at })
  const send = (fields: Record<string, string>) =>
    ownAction({
      app,
      submission,
      token: 'token',
      clientAddress: '203.0.113.7',
      httpRequest: new Request('https://www.example.de/vorgang/token', {
        method: 'POST',
        body: new URLSearchParams({ intent: 'loeschen', ...fields }),
      }),
    })

  expect(await send({})).toMatchObject({ init: { status: 422 }, data: { errors: { bestaetigt: /Häkchen/ } } })
  expect(await submissions(app.db).findById(submission.id)).not.toBeNull()

  const done = (await send({ bestaetigt: 'on' })) as Response
  expect([done.status, done.headers.get('Location')]).toEqual([303, '/vorgang/token?erledigt=geloescht#stand'])
  for (const table of ['submissions', 'submission_events', 'submission_messages', 'outbox'] as const)
    expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
  expect(await app.db.selectFrom('audit_log').selectAll().execute()).toMatchObject([
    { staff_id: null, action: 'request.deleted-by-sender', subject_id: submission.id },
  ])
  expect(await app.db.selectFrom('deletion_log').selectAll().execute()).toMatchObject([
    { kind: 'key_loss', rule: 'person', count: 1 },
  ])
  expect(await deleteOwn(app, submission)).toBe('deleted')
})

test('a duty holds it, and nothing is noted', async () => {
  const app = await testApp()
  const damage = await storedSubmission(app, formKinds.damage_report, exampleDamage)
  const held = await storedSubmission(app, formKinds.key_loss, exampleKeyLoss)
  await submissions(app.db).change(held.id, 1, { legalHold: true })
  for (const { id } of [damage, held]) {
    expect(await deleteOwn(app, { id })).toBe('held')
    expect(await submissions(app.db).findById(id)).not.toBeNull()
  }
  expect(await app.db.selectFrom('audit_log').selectAll().execute()).toEqual([])
})

test.for([
  ['key_loss', {}, /^none$/],
  ['key_loss', { legalHold: true }, /laufenden Klärung/],
  ['damage_report', {}, /Unterlagen des Gebäudes.*§ 195 BGB/],
  ['tenant_application', {}, /^none$/],
  ['tenant_application', { status: 'erledigt', closedReason: 'zurueckgezogen' }, /^none$/],
  ['tenant_application', { status: 'abgelehnt' }, /AGG/],
  ['job_application', { status: 'erledigt' }, /laufenden Vertrag/],
] as const)('%s, %o: the duty is named', ([kind, different, duty]) => {
  const submission = { legalHold: false, status: 'neu', closedReason: null, ...different } as Submission
  const named = dutyToKeep(submission, senderKindOf(kind))
  expect(named ?? 'none').toMatch(duty)
})
