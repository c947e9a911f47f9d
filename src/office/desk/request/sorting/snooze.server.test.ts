// Also on PostgreSQL: statements over several tables.
import { expect, test } from 'vitest'
import { messages } from '#requests/request/messages/repository.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { readViews } from '#office/desk/inbox/views.server.ts'
import { contactMessage, events, leitung, listed, post } from './test-request.server.ts'

type App = Awaited<ReturnType<typeof testApp>>

const putOff = (wiedervorlage: string) => ({ intent: 'wiedervorlage', wiedervorlage })
const at = (app: App, moment: string): App => ({ ...app, clock: { now: () => new Date(moment) } })
const waiting = async (app: App) => (await readViews(app, leitung)).find(({ name }) => name === 'Wiedervorlage')?.count

const written = (origin: 'office' | 'sender', createdAt: string) => ({
  id: `m-${origin}`,
  origin,
  staffId: origin === 'office' ? 'toni' : null,
  subject: null,
  body: 'Guten Tag.',
  outboxId: null,
  templateKey: null,
  createdAt,
})

test('a request that is put off leaves the open ones, and is back when its German day begins', async () => {
  const app = await testApp()
  const one = await contactMessage(app)
  expect(await post(app, one, putOff('2026-03-09'))).toMatchObject({ status: 302 })
  for (const open of ['', 'wer=niemand', 'status=offen', 'status=neu', 'sortierung=alt'])
    expect((await listed(app, open)).count, open).toBe(0)
  // A promise that runs, an emergency and what is looked for are not hidden.
  for (const shown of ['status=alle', 'q=klaus', 'wiedervorlage=1'])
    expect((await listed(app, shown)).count, shown).toBe(1)
  expect(await waiting(app)).toBe(1)
  expect((await listed(at(app, '2026-03-08T22:59:00.000Z'), '')).count).toBe(0)
  // Midnight in Berlin, in winter.
  expect((await listed(at(app, '2026-03-08T23:00:00.000Z'), '')).count).toBe(1)
  expect(await events(app, one)).toContain('snoozed 2026-03-09')
})

test('a promise that is late is late also while its request is put off', async () => {
  const app = await testApp()
  const one = await contactMessage(app)
  await app.db.updateTable('submissions').set({ due_at: '2026-03-01T08:00:00.000Z' }).where('id', '=', one.id).execute()
  await post(app, one, putOff('2026-03-09'))
  expect((await listed(app, 'faellig=vorbei')).references).toEqual([one.reference])
})

test('what its sender writes brings it back at once; an answer does not, before its day', async () => {
  const app = await testApp()
  const one = await contactMessage(app)
  await post(app, one, putOff('2026-03-09'))
  await messages(app.db).add(one.id, written('office', '2026-03-03T08:00:00.000Z'))
  expect((await listed(app, '')).count).toBe(0)
  await messages(app.db).add(one.id, written('sender', '2026-03-03T09:00:00.000Z'))
  expect((await listed(app, '')).count).toBe(1)
  expect(await waiting(app)).toBe(0)
})

test('it ends by its button, by closing, and once its day has come by any change', async () => {
  const app = await testApp()
  const one = await contactMessage(app)
  const work = async (status: string, on = app) =>
    post(on, one, {
      intent: 'bearbeiten',
      status,
      assignee: '',
      version: String((await requests(app.db).findById(one.id))?.version),
    })
  await post(app, one, putOff('2026-03-09'))
  await work('wartet')
  expect(await waiting(app)).toBe(1)
  await post(app, one, { intent: 'wiedervorlage-beenden' })
  expect(await waiting(app)).toBe(0)

  await post(app, one, putOff('2026-03-09'))
  const later = at(app, '2026-03-09T08:00:00.000Z')
  await work('in_arbeit', later)
  expect(await waiting(later)).toBe(0)

  await post(app, one, putOff('2026-03-09'))
  await work('erledigt')
  expect(await post(app, one, putOff('2026-03-10'))).toMatchObject({ status: 409 })
  await work('in_arbeit')
  expect((await listed(app, '')).count).toBe(1)
})

test('only a day from tomorrow to a year ahead is taken, and what was chosen is kept', async () => {
  const app = await testApp()
  const one = await contactMessage(app)
  for (const day of ['', '2026-03-02', '2025-01-01', '2027-03-03', '2026-02-30'])
    expect(await post(app, one, putOff(day)), day).toMatchObject({
      status: 422,
      data: { errors: { wiedervorlage: expect.stringContaining('03.03.2026 bis 02.03.2027') } },
    })
})
