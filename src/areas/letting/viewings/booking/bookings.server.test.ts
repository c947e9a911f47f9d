// Also on PostgreSQL: the last place, the draw, moving up.
import { expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import type { App } from '#platform/app.server.ts'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { agedKinds } from '#requests/retention/aged-tables.server.ts'
import { agedLines } from '#requests/retention/aged/repository.server.ts'
import { exampleKind, exampleMessage } from '#requests/request/example-kind.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { examplePortfolio } from '#areas/letting/apartments/example-portfolio.server.ts'
import { answerViewing } from '../answer.server.ts'
import { exampleSlot } from '../example-slot.ts'
import { viewings } from '../repository.server.ts'
import type { ViewingSlot } from '../viewing.ts'
import { answerBooking, bookViewing } from './book.server.ts'
import { cancelBooking, confirmBooking, moveBooking } from './change-booking.server.ts'
import { openViewings } from './open-viewings.server.ts'
import { bookings } from './repository.server.ts'
import { shuffled, tendViewings } from './tend-viewings.server.ts'

const slot = (different: Partial<ViewingSlot> = {}) => exampleSlot({ booking: 'first', ...different })

async function withSlots(...slots: ViewingSlot[]) {
  const app = await testApp({ db: await examplePortfolio({ flats: [{ id: 'flat-1', propertyId: 'haus-1' }] }) })
  await viewings(app.db).add(slots, app.clock.now())
  return app
}

const later = (app: App, at: string): App => ({ ...app, clock: clockAt(at) })

const ask = (app: App, who: string, different: { slotId?: string; takesWaiting?: boolean } = {}) =>
  bookViewing(app, {
    apartmentId: 'flat-1',
    slotId: 'slot-1',
    name: who,
    email: `${who}@example.org`,
    phone: null,
    takesWaiting: true,
    ...different,
  })

async function bookingOf(app: App, who: string) {
  const [booking] = await bookings(app.db).ofAddress(`${who}@example.org`)
  if (!booking) throw new Error(`${who} has no booking`)
  return booking
}

async function confirmed(app: App, who: string, different: { slotId?: string } = {}) {
  await ask(app, who, different)
  expect(await confirmBooking(app, (await bookingOf(app, who)).id)).toBe('done')
  return bookingOf(app, who)
}

const subjectsTo = async (app: App, who: string) =>
  (await outbox(app.db).list())
    .filter(({ toAddress }) => toAddress === `${who}@example.org`)
    .map(({ subject }) => subject)
    .toSorted()

const states = async (app: App, slotId = 'slot-1') =>
  Object.fromEntries((await bookings(app.db).ofSlots([slotId])).map(({ name, state }) => [name, state]))

const version = async (app: App) => (await readContentVersion(app.db)).contentVersion

test('of ten who post for the last two places at once, two get them and eight are told', async () => {
  const app = await withSlots(slot({ places: 2 }))
  const post = (number: number) => {
    const fields = { termin: 'slot-1', name: `Person ${number}`, email: `person-${number}@example.org` }
    const httpRequest = new Request('https://www.example.de/wohnung/flat-1/besichtigung', {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    return answerBooking(app, 'flat-1', httpRequest, '')
  }
  const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => post(number)))
  const done = answers.filter((answer) => answer instanceof Response)
  const place = /^\/wohnung\/flat-1\/besichtigung\?termin=slot-1&angelegt=place&an=[\w-]+$/
  expect(done.map(({ headers }) => headers.get('Location'))).toEqual(Array(2).fill(expect.stringMatching(place)))
  const refused = answers.flatMap((answer) => (answer instanceof Response ? [] : [answer.data]))
  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({
    errors: { termin: expect.stringContaining('gerade vergeben') },
    values: { name: expect.stringContaining('Person') },
  })
  expect((await viewings(app.db).countTaken(['slot-1'])).get('slot-1')).toBe(2)
})

test('a place counts for half an hour, then only when it was confirmed', async () => {
  const app = await withSlots(slot())
  const free = async () => (await openViewings(app.db, 'flat-1', app.clock.now())).map((each) => each.free)
  const before = await version(app)
  expect(await ask(app, 'anna')).toBe('place')
  expect(await free()).toEqual([0])
  expect(await version(app), 'the page of the flat is made anew').toBe(before + 1)
  await tendViewings(later(app, '2026-03-02T08:29:00.000Z'))
  expect(await free()).toEqual([0])
  await tendViewings(later(app, '2026-03-02T08:31:00.000Z'))
  expect(await free()).toEqual([1])
  expect(await version(app)).toBe(before + 2)

  // The link works on: now the other one is first.
  expect((await confirmed(app, 'berta')).state).toBe('booked')
  expect(await confirmBooking(app, (await bookingOf(app, 'anna')).id)).toBe('done')
  expect(await states(app)).toEqual({ anna: 'waiting', berta: 'booked' })
  expect(await subjectsTo(app, 'berta')).toEqual(['Bitte bestätigen Sie: Besichtigung', 'Ihr Besichtigungstermin'])
})

test('who waits moves up in order, before anybody new, with a file for the calendar', async () => {
  const app = await withSlots(slot())
  const first = await confirmed(app, 'anna')
  for (const who of ['berta', 'clara']) expect((await confirmed(app, who)).state).toBe('waiting')
  expect(await cancelBooking(app, first.id)).toBe('done')
  expect(await ask(app, 'dora'), 'the place belongs to who waits').toBe('waiting')
  await Promise.all([tendViewings(app), tendViewings(app)])
  expect(await states(app)).toEqual({ berta: 'booked', clara: 'waiting', dora: 'asked' })
  expect(await subjectsTo(app, 'berta')).toContain('Für Sie ist ein Platz frei: Ihr Besichtigungstermin')
  expect(await subjectsTo(app, 'anna')).toContain('Besichtigung abgesagt')
  expect(await subjectsTo(app, 'clara')).toEqual(['Bitte bestätigen Sie: Warteliste für eine Besichtigung'])
  const files = await app.db.selectFrom('mail_attachments').select(['name', 'content']).execute()
  const events = files.map(({ content }) => /METHOD:(\w+)[^]*ATTENDEE;CN="(\w+)"/.exec(content)?.slice(1).join(' '))
  expect(events.toSorted()).toEqual(['CANCEL anna', 'REQUEST anna', 'REQUEST berta'])

  // Two hours before, everybody stays where they are.
  await cancelBooking(app, (await bookingOf(app, 'berta')).id)
  await tendViewings(later(app, '2026-03-05T11:30:00.000Z'))
  expect((await states(app)).clara).toBe('waiting')
})

test('the draw gives each place once, tells everybody, and keeps who is not drawn in the drawn order', async () => {
  const app = await withSlots(slot({ booking: 'draw', closesAt: '2026-03-03T08:00:00.000Z', places: 3 }))
  const people = Array.from({ length: 8 }, (_, number) => `los-${number}`)
  for (const who of people) expect((await confirmed(app, who)).state).toBe('registered')
  await ask(app, 'stumm')
  await tendViewings(app)
  expect((await viewings(app.db).find('slot-1'))?.drawnAt, 'registration is still open').toBeNull()

  const after = later(app, '2026-03-03T08:00:05.000Z')
  expect(await confirmBooking(after, (await bookingOf(app, 'stumm')).id)).toBe('drawing')
  await Promise.all([tendViewings(after), tendViewings(after)])
  const all = await bookings(app.db).ofSlots(['slot-1'])
  expect(all.filter(({ state }) => state === 'booked')).toHaveLength(3)
  const log = await app.db.selectFrom('audit_log').select(['staff_id', 'action', 'subject_id', 'detail']).execute()
  expect(log, "drawn once, in the office's log").toEqual([
    { staff_id: null, action: 'viewing.drawn', subject_id: 'slot-1', detail: '8 angemeldet, 3 ausgelost' },
  ])
  const waiting = all.filter(({ state }) => state === 'waiting')
  expect(waiting.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
  for (const { name, state } of all.filter(({ confirmedAt }) => confirmedAt !== null))
    expect(
      (await subjectsTo(app, name)).filter((subject) => !subject.startsWith('Bitte bestätigen')),
      name,
    ).toEqual([
      state === 'booked'
        ? 'Sie haben einen Platz: Ihr Besichtigungstermin'
        : 'Auslosung der Besichtigung: diesmal kein Platz',
    ])
  // A late confirmation comes behind them.
  expect(await confirmBooking(after, (await bookingOf(app, 'stumm')).id)).toBe('done')
  expect(await bookingOf(app, 'stumm')).toMatchObject({ state: 'waiting', rank: 6 })
})

test('every order of a draw comes up about as often', () => {
  const counts = new Map<string, number>()
  for (let draw = 0; draw < 6000; draw += 1) {
    const order = shuffled(['a', 'b', 'c']).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(6)
  // Twelve standard deviations from a thousand.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(350)
})

test('a change moves the place, and where nothing is free everything stays', async () => {
  const other = { startsAt: '2026-03-06T13:00:00.000Z', endsAt: '2026-03-06T13:20:00.000Z' }
  const app = await withSlots(slot(), slot({ id: 'slot-2', ...other }))
  const { id } = await confirmed(app, 'anna')
  const second = await confirmed(app, 'berta', { slotId: 'slot-2' })
  expect(await moveBooking(app, id, 'slot-2')).toBe('full')
  expect(await moveBooking(app, id, 'unbekannt')).toBe('gone')
  await cancelBooking(app, second.id)
  expect(await moveBooking(app, id, 'slot-2')).toBe('done')
  expect([await states(app), await states(app, 'slot-2')]).toEqual([{}, { anna: 'booked' }])
  // Two who swap at once wait for each other in one order.
  const third = await confirmed(app, 'clara')
  expect(await Promise.all([moveBooking(app, id, 'slot-1'), moveBooking(app, third.id, 'slot-2')])).toEqual([
    'full',
    'full',
  ])
})

test('who presses twice hears the same twice, and takes one place', async () => {
  const app = await withSlots(slot())
  const press = () => ask(app, 'anna', { takesWaiting: false })
  expect(await Promise.all([press(), press()])).toEqual(['place', 'place'])
  expect(await subjectsTo(app, 'anna')).toHaveLength(1)
  expect((await viewings(app.db).countTaken(['slot-1'])).get('slot-1')).toBe(1)
})

test('an address is told once, holds one place at a flat, and fills no mailbox that is not theirs', async () => {
  const app = await withSlots(slot({ places: 5 }), slot({ id: 'slot-2', startsAt: '2026-03-06T13:00:00.000Z' }))
  await ask(app, 'anna')
  expect(await ask(app, 'anna', { slotId: 'slot-2' }), 'says what the slot has').toBe('place')
  expect(await ask(app, 'anna')).toBe('place')
  expect(await subjectsTo(app, 'anna')).toHaveLength(1)
  expect(await bookings(app.db).ofAddress('ANNA@example.org')).toHaveLength(1)
  const { id } = await bookingOf(app, 'anna')
  await confirmBooking(app, id)
  await ask(later(app, '2026-03-02T10:00:00.000Z'), 'anna')
  expect(await subjectsTo(app, 'anna'), 'who confirmed gets the link anew once a week').toHaveLength(2)

  for (const at of ['08:00', '08:30', '09:00', '10:00', '11:00'])
    await ask(later(app, `2026-03-02T${at}:00.000Z`), 'fremd')
  expect(await subjectsTo(app, 'fremd'), 'who did not is asked twice at most').toHaveLength(2)
  const mail = await app.db.selectFrom('outbox').select('text_body').orderBy('created_at').executeTakeFirst()
  expect(mail?.text_body, 'nothing that was typed before the confirmation').not.toContain('anna')
})

test('the day before, who has a place is reminded once; who booked within that day is not', async () => {
  const app = await withSlots(slot({ places: 2 }))
  await confirmed(app, 'anna')
  const dayBefore = later(app, '2026-03-04T13:30:00.000Z')
  await confirmed(dayBefore, 'berta')
  await tendViewings(app)
  await Promise.all([tendViewings(dayBefore), tendViewings(dayBefore)])
  expect((await subjectsTo(app, 'anna')).filter((subject) => subject.startsWith('Erinnerung'))).toHaveLength(1)
  expect((await subjectsTo(app, 'berta')).filter((subject) => subject.startsWith('Erinnerung'))).toEqual([])
})

test('invited applicants and who books share the places, and an applicant who leaves lets the next move up', async () => {
  const app = await withSlots(slot())
  const applicant = await storedRequest(app, exampleKind(), exampleMessage({ email: 'zoe@example.org' }))
  await viewings(app.db).offer('slot-1', applicant.id, app.clock.now())
  expect(await answerViewing(app, applicant, 'slot-1')).toBe('accepted')
  expect((await confirmed(app, 'anna')).state).toBe('waiting')
  expect(await answerViewing(app, applicant, null)).toBe('declined')
  await tendViewings(app)
  expect(await states(app)).toEqual({ anna: 'booked' })
  expect(await answerViewing(app, applicant, 'slot-1')).toBe('full')
})

test('what is cancelled, too near, of another flat or only for the invited cannot be booked', async () => {
  const app = await withSlots(slot(), slot({ id: 'invited', booking: null }), slot({ id: 'other', about: 'flat-2' }))
  for (const slotId of ['invited', 'other', 'unbekannt']) expect(await ask(app, 'anna', { slotId })).toBe('gone')
  expect(await ask(later(app, '2026-03-05T11:01:00.000Z'), 'anna')).toBe('gone')
  await viewings(app.db).cancel('slot-1', 1, app.clock.now())
  expect(await ask(app, 'anna')).toBe('gone')
  expect(await openViewings(app.db, 'flat-1', app.clock.now())).toEqual([])
})

test('bookings go 14 days after the viewing, unconfirmed ones after three', async () => {
  const app = await withSlots(slot({ places: 2 }))
  await confirmed(app, 'anna')
  await ask(app, 'stumm')
  const after = async (moment: string) => {
    for (const kind of agedKinds) {
      const lines = agedLines(app.db, new Date(moment))
      await lines.end(kind, await lines.find(kind, 10))
    }
    return Object.keys(await states(app)).toSorted()
  }
  expect(await after('2026-03-04T02:00:00Z')).toEqual(['anna', 'stumm'])
  expect(await after('2026-03-05T02:00:00Z')).toEqual(['anna'])
  expect(await after('2026-03-18T02:00:00Z')).toEqual(['anna'])
  expect(await after('2026-03-19T02:00:00Z')).toEqual([])
})
