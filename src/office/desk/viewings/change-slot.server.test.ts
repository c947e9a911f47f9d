// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import { exampleDamage } from '#areas/example-damage.ts'
import { formKinds } from '#areas/kinds.server.ts'
import { answerViewing, bookings, viewings, type ViewingSlot } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { cancelSlot, changeSlot } from './change-slot.server.ts'
import { flatViewingsAction } from './flat-viewings-actions.server.ts'
import { shownSlots } from './shown-slots.server.ts'

const staff = exampleStaff('vermietung')

/** A value that no appointment of this test has. */
const none = { note: null, agentId: null, cancelledAt: null, booking: null, closesAt: null, drawnAt: null }

const slot = (id: string, hour: number): ViewingSlot => ({
  id,
  about: 'flat-1',
  startsAt: `2026-03-05T${hour}:00:00.000Z`,
  endsAt: `2026-03-05T${hour}:20:00.000Z`,
  places: 2,
  meetingPoint: 'Vor dem Haus',
  agentName: 'Anna',
  ...none,
  sequence: 0,
  version: 1,
})

/** Two appointments; one person chose the second, the other has not answered. */
async function offered() {
  const app = await testApp()
  await viewings(app.db).add([slot('one', 13), slot('two', 14)], app.clock.now())
  const people = [
    await storedRequest(app, formKinds.damage_report, exampleDamage),
    await storedRequest(app, formKinds.damage_report, exampleDamage),
  ]
  for (const { id } of people)
    for (const each of ['one', 'two']) await viewings(app.db).offer(each, id, app.clock.now())
  const [chooser, waiter] = people as [(typeof people)[number], (typeof people)[number]]
  expect(await answerViewing(app, chooser, 'two')).toBe('accepted')
  return { app, chooser, waiter }
}

const told = async (app: App, { id }: { id: string }) =>
  (await messages(app.db).list(id)).map(({ subject, body }) => `${subject}\n${body}`)

test('who goes to another appointment hears nothing of one that is cancelled or moved, and is invited to it no more', async () => {
  const { app, chooser, waiter } = await offered()
  const one = (await viewings(app.db).find('one'))!
  const [shown] = await shownSlots(app, [one])
  expect(shown?.invitations.map(({ state, label }) => [state, label])).toEqual(
    expect.arrayContaining([
      ['elsewhere', 'kommt zu einem anderen Termin'],
      ['offered', 'eingeladen'],
    ]),
  )
  expect(await changeSlot(app, staff, { before: one, version: 1, change: { ...one, meetingPoint: 'Im Hof' } })).toBe(
    true,
  )
  expect(await cancelSlot(app, staff, one, 2)).toBe(true)
  expect(await told(app, chooser)).toEqual([])
  const mails = await told(app, waiter)
  expect(mails).toHaveLength(2)
  expect(mails.some((mail) => mail.includes('Besichtigung geändert'))).toBe(true)
  const cancelled = mails.find((mail) => mail.includes('Ein Besichtigungstermin entfällt'))
  expect(cancelled).toMatch(/14:00[^]*weiter möglich[^]*15:00/)
  expect(cancelled).not.toContain('müssen wir die Besichtigung')
})

test('whose own appointment is cancelled is told so, with those that are left', async () => {
  const { app, chooser } = await offered()
  const two = (await viewings(app.db).find('two'))!
  await cancelSlot(app, staff, two, 1)
  expect((await told(app, chooser)).join()).toMatch(
    /Besichtigung abgesagt[^]*Ihren Termin[^]*15:00[^]*weiter möglich[^]*14:00/,
  )
})

test('a flat is not shown twice at one time, and the message says when it is', async () => {
  const { app } = await offered()
  const form = new FormData()
  const typed = { intent: 'anlegen', day: '05.03.2026', from: '14:10', to: '14:40', meeting_point: 'Vor dem Haus' }
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const create = (about: string) => flatViewingsAction({ app, staff, about, form })
  expect(await create('flat-1')).toMatchObject({
    refusal: {
      errors: { from: 'Um diese Zeit wird die Wohnung schon gezeigt: Donnerstag, 05.03.2026, 14:00–14:20 Uhr.' },
    },
  })
  expect(await create('flat-2')).toEqual({ done: 'angelegt' })
  form.set('from', '14:20')
  expect(await create('flat-1')).toEqual({ done: 'angelegt' })
})

const booking = (id: string, slotId: string) => ({
  id,
  slotId,
  email: `${id}@example.org`,
  name: `Gast ${id}`,
  phone: null,
  state: 'asked' as const,
  heldUntil: null,
  createdAt: '2026-03-02T08:00:00.000Z',
  mailedAt: '2026-03-02T08:00:00.000Z',
})

/** A public appointment with somebody who has a place, somebody who waits, and somebody who has not confirmed. */
async function booked() {
  const app = await testApp()
  const open: ViewingSlot = { ...slot('open', 13), booking: 'first' }
  await viewings(app.db).add([open], app.clock.now())
  const confirmedAt = app.clock.now().toISOString()
  for (const id of ['KOMMT222', 'WARTET22', 'STUMM222']) await bookings(app.db).add(booking(id, 'open'))
  await bookings(app.db).change('KOMMT222', { state: 'booked', confirmedAt })
  await bookings(app.db).change('WARTET22', { state: 'waiting', rank: 1, confirmedAt })
  return { app, open }
}

const mailsOf = async (app: App) =>
  (await outbox(app.db).list()).map(({ toAddress, subject }) => `${toAddress.split('@')[0]}: ${subject}`).toSorted()

test('whoever booked or waits is told of a change and of the end, with the calendar of who has a place', async () => {
  const { app, open } = await booked()
  const { contentVersion: before } = await readContentVersion(app.db)
  const change = { ...open, meetingPoint: 'Im Hof' }
  expect(await changeSlot(app, staff, { before: open, version: 1, change })).toBe(true)
  expect(await mailsOf(app)).toEqual(['KOMMT222: Besichtigung geändert', 'WARTET22: Besichtigung geändert'])
  expect(await cancelSlot(app, staff, { ...open, ...change }, 2)).toBe(true)
  expect(await mailsOf(app)).toHaveLength(4)
  const files = await app.db.selectFrom('mail_attachments').select('content').execute()
  expect(
    files.map(({ content }) => /METHOD:(\w+)[^]*SEQUENCE:(\d)/.exec(content)?.slice(1).join(' ')).toSorted(),
  ).toEqual(['CANCEL 2', 'REQUEST 1'])
  const { contentVersion: after } = await readContentVersion(app.db)
  expect(after, 'the page of the flat is made anew each time').toBe(before + 2)
})

test('staff see who comes and who waits, note who came, and cancel for who calls', async () => {
  const { app, open } = await booked()
  const act = async (intent: string, id: string, about = 'flat-1') => {
    const form = new FormData()
    form.set('intent', intent)
    form.set('booking', id)
    return flatViewingsAction({ app, staff, about, form })
  }
  const shown = async () =>
    (await shownSlots(app, [open]))[0]?.guests.map(({ name, label, attended }) => [name, label, attended])
  expect(await shown()).toEqual([
    ['Gast KOMMT222', 'gebucht', null],
    ['Gast WARTET22', 'Warteliste, Stelle 1', null],
  ])
  expect(await act('war-da', 'KOMMT222', 'flat-2')).toMatchObject({ refusal: { intent: 'gast' } })
  expect(await act('war-da', 'KOMMT222')).toEqual({ done: 'war-da' })
  expect((await shown())?.[0]?.[2]).toBe(true)
  expect(await act('gast-absagen', 'WARTET22')).toEqual({ done: 'gast-absagen' })
  expect(await shown()).toHaveLength(1)
  const audit = await app.db.selectFrom('audit_log').select('action').execute()
  expect(audit.map(({ action }) => action).toSorted()).toEqual(['viewing.attendance', 'viewing.booking-cancelled'])
})
