import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { ofRequest } from '../outbox/message.ts'
import { newMail } from '../outbox/new-message.server.ts'
import { outbox } from '../outbox/repository.server.ts'
import { exampleKind, exampleMessage } from './example-kind.ts'
import { asSenderKnows, dropHeldRefusal, HELD_REFUSAL } from './held-refusal.server.ts'
import { messages } from './messages/repository.server.ts'
import { requests } from './repository.server.ts'
import { storedRequest } from './test-stored.server.ts'

async function refused(app: Awaited<ReturnType<typeof testApp>>, told: string) {
  const stored = await storedRequest(app, exampleKind(), exampleMessage())
  await requests(app.db).change(stored.id, 1, { status: 'abgelehnt', deleteAfter: '2026-09-01T00:00:00.000Z' })
  const to = {
    purpose: 'answer',
    owner: ofRequest(stored.id),
    address: 'a@example.org',
    createdAt: new Date(told),
  } as const
  const letter = { subject: 'Absage', text: 'Leider nein.', html: null }
  await outbox(app.db).add({ ...newMail(app, to, letter), id: 'mail' })
  await messages(app.db).add(stored.id, {
    id: 'message',
    origin: 'office',
    staffId: null,
    subject: 'Absage',
    body: 'Leider nein.',
    outboxId: 'mail',
    templateKey: HELD_REFUSAL,
    createdAt: told,
  })
  const now = await requests(app.db).findById(stored.id)
  if (!now) throw new Error('gone')
  return now
}

test('until its day nobody but the office knows of a refusal, and then everybody', async () => {
  const app = await testApp()
  const request = await refused(app, '2026-03-05T07:00:00.000Z')
  const written = await messages(app.db).list(request.id)
  expect(asSenderKnows(request, written, new Date('2026-03-05T06:59:00Z'))).toMatchObject({
    isHeld: true,
    written: [],
    request: { status: 'in_arbeit', deleteAfter: null },
  })
  expect(asSenderKnows(request, written, new Date('2026-03-05T07:00:00Z'))).toEqual({
    isHeld: false,
    written,
    request,
  })
})

test('what is taken up again before that day sends nothing; what was told stays told', async () => {
  const app = await testApp()
  const { id } = await refused(app, '2026-03-05T07:00:00.000Z')
  await dropHeldRefusal(app.db, id, new Date('2026-03-05T08:00:00Z'))
  expect(await messages(app.db).list(id)).toHaveLength(1)
  await dropHeldRefusal(app.db, id, new Date('2026-03-04T08:00:00Z'))
  expect(await messages(app.db).list(id)).toEqual([])
  expect((await outbox(app.db).list({ of: ofRequest(id) })).map(({ purpose }) => purpose)).not.toContain('answer')
})
