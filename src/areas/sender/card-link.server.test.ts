// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import type { App } from '#platform/app.server.ts'
import { clockAt } from '#platform/clock.ts'
import { testApp } from '#platform/test-app.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { sentCard } from '#requests/request/sent-card.server.ts'
import { requests, type StoredRequest, type RequestChange } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { exampleKeyLoss } from './example-key-loss.ts'
import { openOwn } from './find-own.server.ts'
import { sendNewLink } from './new-link/send-new-link.server.ts'
import { addMessage } from './status/add-message.server.ts'
import { deleteOwn } from './status/delete-own.server.ts'
import { withdraw } from './status/withdraw.server.ts'

async function sent() {
  const app = await testApp()
  const request = await storedRequest(app, formKinds.key_loss, exampleKeyLoss)
  const card = await sentCard(app, showReference(request.reference))
  const token = card?.page.replace('/vorgang/', '') ?? ''
  return { app, request, token, opened: async () => (await openOwn(app, token)).kind }
}

const change = ({ db }: App, { id }: StoredRequest, changes: RequestChange) => requests(db).change(id, 1, changes)
const NOW = '2026-03-02T09:00:00.000Z'
const CLOSED = { status: 'erledigt', closedAt: NOW } as const

test('it opens the page until the end of the next day, on whatever device, and what its sender does there changes nothing', async () => {
  const { app, request, opened } = await sent()
  expect(await opened()).toBe('open')
  await addMessage(app, request, { text: 'Noch ein Foto folgt.', files: [], idempotencyKey: 'a-message' })
  expect(await opened()).toBe('open')
  const tomorrow = new Date(app.clock.now().getTime() + 24 * 3_600_000).toISOString().slice(0, 10)
  app.clock = clockAt(`${tomorrow}T23:59:59.000Z`)
  expect(await opened()).toBe('open')
  expect(await withdraw(app, request)).toBe('withdrawn')
  expect(await opened()).toBe('open')
  app.clock = clockAt(new Date(Date.parse(`${tomorrow}T23:59:59.000Z`) + 1000).toISOString())
  expect(await opened()).toBe('card-ended')
})

test.each<[string, (app: App, request: StoredRequest) => Promise<unknown>]>([
  [
    'was answered',
    ({ db }, { id }) => db.updateTable('submissions').set({ answered_at: NOW }).where('id', '=', id).execute(),
  ],
  ['is closed', (app, request) => change(app, request, CLOSED)],
])('once its request %s it shows nothing, and brings the link of the mail', async (_, handle) => {
  const { app, request, token, opened } = await sent()
  await handle(app, request)
  expect(await opened()).toBe('card-ended')
  expect(await sendNewLink(app, { token })).toBe('sent')
})

test('of two requests that are handled together neither is shown by it', async () => {
  const { app, request, token, opened } = await sent()
  const other = await storedRequest(app, formKinds.key_loss, exampleKeyLoss)
  const card = await sentCard(app, showReference(other.reference))
  await change(app, request, { ...CLOSED, mergedInto: other.id })
  expect(await opened()).toBe('card-ended')
  expect((await openOwn(app, card?.page.replace('/vorgang/', '') ?? '')).kind).toBe('card-ended')
  expect(await sendNewLink(app, { token })).toBe('sent')
})

test('of what is deleted it is a wrong link', async () => {
  const { app, request, opened } = await sent()
  expect(await deleteOwn(app, request)).toBe('deleted')
  expect(await opened()).toBe('wrong')
})
