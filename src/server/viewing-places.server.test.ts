// Also on PostgreSQL: who books, confirms, leaves and changes the places at one moment.
import { expect, test } from 'vitest'
import { examplePortfolio } from '#areas/letting/apartments/example-portfolio.server.ts'
import { bookViewing } from '#areas/letting/viewings/booking/book.server.ts'
import { cancelBooking, confirmBooking } from '#areas/letting/viewings/booking/change-booking.server.ts'
import { bookings } from '#areas/letting/viewings/booking/repository.server.ts'
import { tendViewings } from '#areas/letting/viewings/booking/tend-viewings.server.ts'
import { exampleSlot } from '#areas/letting/viewings/example-slot.ts'
import { viewings } from '#areas/letting/viewings/repository.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { changeSlot } from '#office/desk/viewings/change-slot.server.ts'
import type { App } from '#platform/app.server.ts'
import { testApp } from '#platform/test-app.server.ts'

const staff = exampleStaff('vermietung')

async function siteWith(places: number): Promise<App> {
  const app = await testApp({ db: await examplePortfolio({ flats: [{ id: 'flat-1', propertyId: 'haus-1' }] }) })
  await viewings(app.db).add([exampleSlot({ booking: 'first', places })], app.clock.now())
  return app
}

const ask = (app: App, who: string) =>
  bookViewing(app, {
    apartmentId: 'flat-1',
    slotId: 'slot-1',
    name: who,
    email: `${who}@example.org`,
    phone: null,
    takesWaiting: true,
  })

async function slotOf(app: App) {
  const slot = await viewings(app.db).find('slot-1')
  if (!slot) throw new Error('The slot is gone')
  return slot
}

/** Judged as the office saw it, stored when it is its turn. */
async function setPlaces(app: App, places: number): Promise<boolean> {
  const before = await slotOf(app)
  const { startsAt, endsAt, meetingPoint, note, agentName, agentId, booking, closesAt } = before
  const change = { startsAt, endsAt, places, meetingPoint, note, agentName, agentId, booking, closesAt }
  return changeSlot(app, staff, { before, version: before.version, change: { ...before, ...change } })
}

async function isWithinPlaces(app: App): Promise<void> {
  const { places } = await slotOf(app)
  const taken = (await viewings(app.db).countTaken(['slot-1'])).get('slot-1') ?? 0
  expect(taken).toBeLessThanOrEqual(places)
  const booked = (await bookings(app.db).ofSlots(['slot-1'])).filter(({ state }) => state === 'booked')
  expect(booked.length).toBeLessThanOrEqual(places)
}

const idsOf = async (app: App) => (await bookings(app.db).ofSlots(['slot-1'])).map(({ id }) => id)
const people = Array.from({ length: 24 }, (_, number) => `person-${number}`)

test('one place is one person’s, however many ask, confirm and press twice at once', async () => {
  const app = await siteWith(1)
  const outcomes = await Promise.all([...people, ...people].map((who) => ask(app, who)))
  expect(new Set(outcomes)).toEqual(new Set(['place', 'waiting']))
  const ids = await idsOf(app)
  expect(ids).toHaveLength(people.length)
  await Promise.all([...ids, ...ids].map((id) => confirmBooking(app, id)))
  await isWithinPlaces(app)
  const states = (await bookings(app.db).ofSlots(['slot-1'])).map(({ state }) => state)
  expect(states.filter((state) => state === 'booked')).toHaveLength(1)
  expect(states.filter((state) => state === 'waiting')).toHaveLength(people.length - 1)
})

test('whoever leaves while others ask frees one place for one person', async () => {
  const app = await siteWith(1)
  await ask(app, 'anna')
  const [anna = ''] = await idsOf(app)
  await confirmBooking(app, anna)
  const confirmNew = async (who: string) => {
    await ask(app, who)
    const [booking] = await bookings(app.db).ofAddress(`${who}@example.org`)
    if (booking) await confirmBooking(app, booking.id)
  }
  await Promise.all([
    ...people.slice(0, 12).map(confirmNew),
    cancelBooking(app, anna),
    cancelBooking(app, anna),
    ...Array.from({ length: 4 }, () => tendViewings(app)),
  ])
  await tendViewings(app)
  await isWithinPlaces(app)
  const booked = (await bookings(app.db).ofSlots(['slot-1'])).filter(({ state }) => state === 'booked')
  expect(booked).toHaveLength(1)
})

test('the office takes places away while they are booked, and nobody loses one or gets one too many', async () => {
  const app = await siteWith(6)
  const all = await Promise.all([
    ...people.map((who) => ask(app, who)),
    ...[5, 4, 3, 2, 1, 1].map((places) => setPlaces(app, places)),
  ])
  expect(all).toContain('place')
  await isWithinPlaces(app)
  const ids = await idsOf(app)
  await Promise.all([
    ...ids.map((id) => confirmBooking(app, id)),
    ...ids.slice(0, 4).map((id) => cancelBooking(app, id)),
    ...[4, 3, 2, 1].map((places) => setPlaces(app, places)),
    tendViewings(app),
    tendViewings(app),
  ])
  await isWithinPlaces(app)
})
