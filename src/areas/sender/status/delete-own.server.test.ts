// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { type StoredRequest, requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleDamage } from '#areas/example-damage.ts'
import { exampleKeyLoss } from '../example-key-loss.ts'
import { senderKindOf } from '../kinds.server.ts'
import { ownAction } from './actions.server.ts'
import { deleteOwn } from './delete-own.server.ts'
import { dutyToKeep } from './duty.ts'

test('on the wish of its sender everything goes at once, and the office reads that it went', async () => {
  const app = await testApp()
  const request = await storedRequest(app, formKinds.key_loss, exampleKeyLoss)
  const said = { origin: 'sender' as const, staffId: null, subject: null, outboxId: null, templateKey: null }
  const at = app.clock.now().toISOString()
  await messages(app.db).add(request.id, { id: app.newId(), ...said, body: 'Schon gefunden.', createdAt: at })
  const send = (fields: Record<string, string>) =>
    ownAction({
      app,
      request,
      token: 'token',
      clientAddress: '203.0.113.7',
      httpRequest: new Request('https://www.example.de/vorgang/token', {
        method: 'POST',
        body: new URLSearchParams({ intent: 'loeschen', ...fields }),
      }),
    })

  expect(await send({})).toMatchObject({ init: { status: 422 }, data: { errors: { bestaetigt: /Häkchen/ } } })
  expect(await requests(app.db).findById(request.id)).not.toBeNull()

  const done = (await send({ bestaetigt: 'on' })) as Response
  expect([done.status, done.headers.get('Location')]).toEqual([303, '/vorgang/token?erledigt=geloescht#stand'])
  for (const table of ['submissions', 'submission_events', 'submission_messages', 'outbox'] as const)
    expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([])
  expect(await app.db.selectFrom('audit_log').selectAll().execute()).toMatchObject([
    { staff_id: null, action: 'request.deleted-by-sender', subject_id: request.id },
  ])
  expect(await app.db.selectFrom('deletion_log').selectAll().execute()).toMatchObject([
    { kind: 'key_loss', rule: 'person', count: 1 },
  ])
  expect(await deleteOwn(app, request)).toBe('deleted')
})

test('a duty holds it, and nothing is noted', async () => {
  const app = await testApp()
  const damage = await storedRequest(app, formKinds.damage_report, exampleDamage)
  const held = await storedRequest(app, formKinds.key_loss, exampleKeyLoss)
  await requests(app.db).change(held.id, 1, { legalHold: true })
  for (const { id } of [damage, held]) {
    expect(await deleteOwn(app, { id })).toBe('held')
    expect(await requests(app.db).findById(id)).not.toBeNull()
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
  const request = { legalHold: false, status: 'neu', closedReason: null, ...different } as StoredRequest
  const named = dutyToKeep(request, senderKindOf(kind))
  expect(named ?? 'none').toMatch(duty)
})
