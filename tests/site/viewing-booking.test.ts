import { expect, vi } from 'vitest'
import { addDays, berlinDay } from '#platform/berlin-day.ts'
import { formatDate } from '#ui/format.ts'
import { siteUnderTest } from '../support/addresses.ts'
import { bookingLinkIn, mailsTo } from '../support/mails-to.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor, type Visitor } from './visitor.ts'

/** A free flat that no other test shows. */
const FLAT = 'st-goar-heerstrasse-64-wohnung-7'
const FIRST = 'Öffentlich buchbar: wer zuerst kommt'
const DRAW = 'Öffentlich buchbar: per Los'
const FORM = `/wohnung/${FLAT}/besichtigung`

type Office = Parameters<typeof makeStaff>[0]

let signedIn: Promise<Visitor> | undefined

async function signIn(office: Office): Promise<Visitor> {
  const inOffice = await newRequest()
  await makeStaff(office, inOffice, 'vermietung')
  return newVisitor(inOffice, siteUnderTest())
}

/** Staff at the viewings of the flat, and what they do there; one account for all tests of this file. */
async function deskAt(office: Office) {
  const desk = await (signedIn ??= signIn(office))
  await desk.open(`/verwaltung/wohnungen/${FLAT}`)
  const hands = handsOf(desk)
  await hands.follow('Besichtigungen')
  return {
    desk,
    hands,
    /** An appointment so many days from today. */
    async makeSlot(inDays: number, different: Record<string, string> = {}) {
      const day = formatDate(addDays(berlinDay(new Date()), inDays))
      desk.fill(desk.find('[data-form="anlegen"]'), { day, from: '14:00', to: '14:30', places: '1', ...different })
      await hands.press('Anlegen')
      expect(hands.notes()).toContain('Die Termine sind angelegt')
      return day
    },
  }
}

/** Somebody asks for the slot of this day and opens the link in the mail. */
async function book(day: string, address: string) {
  const guest = newVisitor(await newRequest(), siteUnderTest())
  const hands = handsOf(guest)
  await guest.open(FORM)
  await guest.press(hands.find().getByRole('radio', { name: new RegExp(day) }))
  hands.enter('Name', 'Jürgen Übel')
  hands.enter('E-Mail-Adresse', address)
  await hands.press('Besichtigung buchen')
  hands.heading('Fast geschafft: Bitte bestätigen Sie')
  const link = bookingLinkIn((await mailsTo(address, 1))[0]?.text)
  await guest.open(link)
  return { guest, hands, link }
}

const someone = () => `gast-${unique()}@example.org`

test('without JavaScript: from the flat to a booked viewing, to the waiting list, and up from it when somebody cancels', async ({
  visitor,
  request,
  office,
}) => {
  const { desk, hands, makeSlot } = await deskAt(office)
  const day = await makeSlot(9, { booking: FIRST })

  const own = handsOf(visitor)
  await visitor.open(`/wohnung/${FLAT}`)
  expect(own.region('Besichtigung').textContent).toContain('1\u00A0Platz frei')
  await own.follow('Besichtigung buchen', own.region('Besichtigung'))
  expect(visitor.address()).toBe(FORM)
  expect(own.main().textContent, 'no question of an application').not.toMatch(/Einkommen in Euro|Beruf/)
  own.enter('Name', 'Anna Öz')
  own.enter('E-Mail-Adresse', 'anna@')
  await own.press('Besichtigung buchen')
  expect(visitor.status()).toBe(422)
  expect(own.alert()).toContain('gültige E-Mail-Adresse')
  expect(own.field('Name').value).toBe('Anna Öz')
  const address = someone()
  own.enter('E-Mail-Adresse', address)
  await own.press('Besichtigung buchen')
  own.heading('Fast geschafft: Bitte bestätigen Sie')
  expect(own.main().textContent).toContain(`Sie geht an ${address}. Stimmt die Adresse nicht?`)

  const link = bookingLinkIn((await mailsTo(address, 1))[0]?.text)
  // A program that looks into links confirms nothing.
  expect((await request.get(link)).status()).toBe(200)
  await visitor.open(link)
  expect(visitor.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  expect(own.main().textContent).not.toContain('Ihr Platz ist fest gebucht')
  await own.press('Ja, bestätigen')
  expect(own.main().textContent).toContain('Ihr Platz ist fest gebucht')
  const [, booked] = await mailsTo(address, 2)
  expect(booked?.attachments.map(({ filename }) => filename)).toEqual(['besichtigung.ics'])
  const file = await request.get(`${link}/termin.ics`)
  expect(await file.text()).toContain('STATUS:CONFIRMED')

  // The page of the flat is a kept answer, and says at once that nothing is left.
  await visitor.open(`/wohnung/${FLAT}`)
  expect(own.region('Besichtigung').textContent).toContain('Ausgebucht, Warteliste möglich')
  const waiting = someone()
  const second = await book(day, waiting)
  await second.hands.press('Ja, bestätigen')
  expect(second.hands.main().textContent).toContain('an Stelle 1')

  await desk.open(`/verwaltung/bewerbungen/${FLAT}/besichtigungen`)
  expect(hands.main().textContent).toMatch(/Anna Öz.*Gebucht.*Jürgen Übel.*Warteliste, Stelle 1/s)

  await visitor.open(link)
  await own.press('Termin absagen')
  own.heading('Abgesagt')
  expect((await request.get(link)).status()).toBe(404)
  const [, , cancelled] = await mailsTo(address, 3)
  expect(cancelled?.attachments.map(({ filename }) => filename)).toEqual(['absage.ics'])
  const [, movedUp] = await mailsTo(waiting, 2)
  expect(movedUp?.subject).toBe('Für Sie ist ein Platz frei: Ihr Besichtigungstermin')

  // The office cancels the appointment: who has a place is told.
  await desk.open(`/verwaltung/bewerbungen/${FLAT}/besichtigungen`)
  await hands.follow(new RegExp(`Ändern oder absagen: .*${day}`))
  await hands.press('Termin absagen')
  expect((await mailsTo(waiting, 3)).at(-1)?.subject).toBe('Besichtigung abgesagt')
  await visitor.open(second.link)
  expect(own.main().textContent).toContain('Diesen Termin mussten wir leider absagen')
})

test('two at once for the last place: one gets it, the other is offered the waiting list', async ({
  request,
  office,
}) => {
  const { makeSlot } = await deskAt(office)
  const day = await makeSlot(11, { booking: FIRST, places: '2' })
  const { viewings } = (await (await request.get(`/api/apartments/${FLAT}`)).json()) as {
    viewings: { id: string; starts_at: string; free: number }[]
  }
  const slot = viewings.find(({ starts_at: at }) => formatDate(berlinDay(new Date(at))) === day)
  expect(slot?.free).toBe(2)
  const post = () =>
    request.post(FORM, {
      form: { termin: slot?.id ?? '', name: 'Jürgen Übel', email: someone() },
      maxRedirects: 0,
    })
  const statuses = (await Promise.all(Array.from({ length: 6 }, post))).map((answer) => answer.status())
  expect(statuses.toSorted()).toEqual([303, 303, 422, 422, 422, 422])
})

test('by draw: until when one may register is said, and staff cannot change the way any more', async ({
  visitor,
  office,
}) => {
  const { desk, hands, makeSlot } = await deskAt(office)
  desk.fill(desk.find('[data-form="anlegen"]'), {
    day: formatDate(addDays(berlinDay(new Date()), 13)),
    from: '15:00',
    to: '15:30',
    booking: DRAW,
  })
  await hands.press('Anlegen')
  expect(hands.alert()).toContain('bis zu welchem Tag man sich anmelden kann')
  const closes = formatDate(addDays(berlinDay(new Date()), 12))
  const day = await makeSlot(13, { booking: DRAW, closes_day: closes, closes_time: '12:00' })

  const own = handsOf(visitor)
  await visitor.open(FORM)
  expect(own.main().textContent).toContain(`Anmeldung bis`)
  expect(own.main().textContent).toContain(closes)
  const { hands: guest } = await book(day, someone())
  await guest.press('Ja, bestätigen')
  expect(guest.main().textContent).toContain('Sie nehmen an der Auslosung teil')

  await desk.open(`/verwaltung/bewerbungen/${FLAT}/besichtigungen`)
  await hands.follow(new RegExp(`Ändern oder absagen: .*${day}`))
  desk.fill(desk.find('[data-form="aendern"]'), { booking: FIRST })
  await hands.press('Ändern')
  expect(hands.alert()).toContain('Es haben sich schon Leute eingetragen')
  // Somebody calls and cancels.
  await desk.open(`/verwaltung/bewerbungen/${FLAT}/besichtigungen`)
  await hands.unfold('Absagen …')
  await hands.press('Ja, absagen: Jürgen Übel')
  await vi.waitFor(() => expect(hands.notes()).toContain('Die Buchung ist abgesagt'))
})
