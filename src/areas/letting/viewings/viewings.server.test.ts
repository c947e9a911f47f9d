import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { exampleKind, exampleMessage } from '#requests/request/example-kind.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { answerViewing } from './answer.server.ts'
import { exampleSlot } from './example-slot.ts'
import { acceptPlace } from './places/repository.server.ts'
import { viewings } from './repository.server.ts'
import type { ViewingSlot } from './viewing.ts'

let count = 0
function applicant(app: App) {
  count += 1
  return storedRequest(app, exampleKind(), exampleMessage({ email: `person-${count}@example.org` }))
}

async function invited(app: App, people: number, slots: readonly ViewingSlot[]) {
  await viewings(app.db).add(slots, app.clock.now())
  const applicants = []
  for (let number = 0; number < people; number++) applicants.push(await applicant(app))
  for (const { id } of applicants) for (const each of slots) await viewings(app.db).offer(each.id, id, app.clock.now())
  return applicants
}

test('of ten who want the last two places at once, two get them', async () => {
  const app = await testApp()
  const people = await invited(app, 10, [exampleSlot({ places: 2 })])
  const outcomes = await Promise.all(people.map((person) => answerViewing(app, person, 'slot-1')))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(2)
  expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(8)
  expect((await viewings(app.db).countTaken(['slot-1'])).get('slot-1')).toBe(2)
})

test('whoever chooses another slot frees the first, with one mail that settles both in the calendar', async () => {
  const app = await testApp()
  const later = exampleSlot({ id: 'slot-2', startsAt: '2026-03-06T13:00:00.000Z', endsAt: '2026-03-06T13:20:00.000Z' })
  const [first, second] = await invited(app, 2, [exampleSlot(), later])
  if (!first || !second) throw new Error('nobody')
  expect(await answerViewing(app, first, 'slot-1')).toBe('accepted')
  expect(await answerViewing(app, first, 'slot-1')).toBe('unchanged')
  expect(await answerViewing(app, second, 'slot-1')).toBe('full')
  expect(await answerViewing(app, first, 'slot-2')).toBe('accepted')
  expect(await answerViewing(app, second, 'slot-1')).toBe('accepted')
  expect((await viewings(app.db).offeredTo(first.id)).map(({ id, state }) => [id, state])).toEqual([
    ['slot-1', 'offered'],
    ['slot-2', 'accepted'],
  ])
  const mails = (await outbox(app.db).list({ of: ofRequest(first.id) })).filter(({ purpose }) => purpose === 'answer')
  expect(mails).toHaveLength(2)
  const attached = await app.db
    .selectFrom('mail_attachments')
    .selectAll()
    .where(
      'outbox_id',
      'in',
      mails.map(({ id }) => id),
    )
    .execute()
  const methods = attached.map(({ content }) => /METHOD:(\w+)[^]*UID:besichtigung-(slot-\d)/.exec(content)?.slice(1))
  expect(methods).toEqual(
    expect.arrayContaining([
      ['REQUEST', 'slot-1'],
      ['REQUEST', 'slot-2'],
      ['CANCEL', 'slot-1'],
    ]),
  )
  const events = await requests(app.db).listEvents(first.id)
  expect(
    events
      .filter(({ kind }) => kind === 'viewing-accepted')
      .map(({ detail }) => detail)
      .toSorted(),
  ).toEqual(['Donnerstag, 05.03.2026, 14:00–14:20 Uhr', 'Freitag, 06.03.2026, 14:00–14:20 Uhr'])
})

test('who declines, withdraws or is refused leaves the place to others', async () => {
  const app = await testApp()
  const [first, second, third] = await invited(app, 3, [exampleSlot()])
  if (!first || !second || !third) throw new Error('nobody')
  expect(await answerViewing(app, first, 'slot-1')).toBe('accepted')
  expect(await answerViewing(app, first, null)).toBe('declined')
  expect(await answerViewing(app, first, null)).toBe('unchanged')
  expect(await answerViewing(app, second, 'slot-1')).toBe('accepted')
  await requests(app.db).change(second.id, second.version, { status: 'abgelehnt' })
  expect(await answerViewing(app, third, 'slot-1')).toBe('accepted')
  expect(await answerViewing(app, second, 'slot-1')).toBe('gone')
  // Offered once more to whoever declined; to others it is offered already.
  expect(await viewings(app.db).offer('slot-1', first.id, app.clock.now())).toBe(true)
  expect(await viewings(app.db).offer('slot-1', third.id, app.clock.now())).toBe(false)
})

test('what was cancelled, has begun or was never offered is not to be had', async () => {
  const app = await testApp()
  const begun = exampleSlot({ id: 'begun', startsAt: '2026-03-02T07:00:00.000Z', endsAt: '2026-03-02T09:00:00.000Z' })
  const [person, other] = await invited(app, 2, [exampleSlot(), begun])
  if (!person || !other) throw new Error('nobody')
  expect(await answerViewing(app, person, 'begun')).toBe('gone')
  expect(await answerViewing(app, person, 'unknown')).toBe('gone')
  expect(await viewings(app.db).cancel('slot-1', 1, app.clock.now())).toBe(true)
  expect(await viewings(app.db).cancel('slot-1', 2, app.clock.now())).toBe(false)
  expect(await answerViewing(app, person, 'slot-1')).toBe('gone')
  expect(await viewings(app.db).find('slot-1')).toMatchObject({ sequence: 1, version: 2 })

  // Whoever was at a viewing that has begun chooses no second one.
  const early = new Date('2026-03-01T08:00:00Z')
  await viewings(app.db).add([exampleSlot({ id: 'slot-3' })], early)
  await viewings(app.db).offer('slot-3', other.id, early)
  const accept = (slotId: string, now: Date) =>
    app.db.transaction().execute((trx) => acceptPlace(trx, { slotId, requestId: other.id, now }))
  expect(await accept('begun', early)).toBe('accepted')
  expect(await accept('slot-3', app.clock.now())).toBe('begun')
})

test('a change raises the sequence, and of two people who change it the second is told', async () => {
  const app = await testApp()
  await viewings(app.db).add([exampleSlot()], app.clock.now())
  const change = { ...exampleSlot(), meetingPoint: 'Im Hof' }
  expect(await viewings(app.db).change('slot-1', 1, change, app.clock.now())).toBe(true)
  expect(await viewings(app.db).change('slot-1', 1, change, app.clock.now())).toBe(false)
  expect(await viewings(app.db).find('slot-1')).toMatchObject({ meetingPoint: 'Im Hof', sequence: 1, version: 2 })
  expect(await viewings(app.db).ofFlat('flat-1')).toHaveLength(1)
  const day = (from: string, until: string) => viewings(app.db).between(new Date(from), new Date(until))
  expect(await day('2026-03-05T00:00:00Z', '2026-03-06T00:00:00Z')).toHaveLength(1)
  expect(await day('2026-03-06T00:00:00Z', '2026-03-07T00:00:00Z')).toEqual([])
})
