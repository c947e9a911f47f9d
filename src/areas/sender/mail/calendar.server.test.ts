import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import { type ViewingSlot, viewings } from '#areas/letting/public.server.ts'
import { exampleDamage } from '#areas/example-damage.ts'
import { readConfig } from '#platform/config.server.ts'
import { readCalendar } from '#requests/incoming-mail/calendar-answer.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { appWithFolder } from '#requests/request/test-uploads.server.ts'
import { calendarWords } from './mail-words.ts'
import { receiveMail } from './receive-mail.server.ts'
import { rawMail } from './test-mail.ts'

const exampleSlot = (different: Pick<ViewingSlot, 'id'>): ViewingSlot => ({
  about: 'flat-1',
  startsAt: '2026-03-05T13:00:00.000Z',
  endsAt: '2026-03-05T13:20:00.000Z',
  places: 1,
  meetingPoint: 'Vor dem Haus',
  note: null,
  agentId: null,
  agentName: 'Anna',
  cancelledAt: null,
  booking: null,
  closesAt: null,
  drawnAt: null,
  sequence: 0,
  version: 1,
  ...different,
})

async function invited(slotIds: readonly string[]) {
  const { app, dataDir } = await appWithFolder()
  app.config = { ...readConfig({ SITE_URL: 'https://www.example.de', MAIL_FROM: 'website@example.de' }), dataDir }
  const request = await storedRequest(app, formKinds.damage_report, {
    ...exampleDamage,
    reporter_email: 'tom@example.org',
  })
  await viewings(app.db).add(
    slotIds.map((id) => exampleSlot({ id })),
    app.clock.now(),
  )
  for (const id of slotIds) await viewings(app.db).offer(id, request.id, app.clock.now())
  let count = 0
  const answers = (slotId: string, state: string, { from = 'tom@example.org', headers = {}, comment = '' } = {}) =>
    receiveMail(
      app,
      rawMail({
        headers: {
          From: from,
          Subject: 'Zugesagt: Besichtigung',
          'Message-ID': `<${count++}@x>`,
          'Content-Type': 'text/calendar; method=REPLY; charset=utf-8',
          ...headers,
        },
        body: `BEGIN:VCALENDAR\nMETHOD:REPLY\nBEGIN:VEVENT\nUID:besichtigung-${slotId}@www.example.de\nSUMMARY:Besichtigung\nATTENDEE;CN="Fey: Tom";PARTSTAT=${state}:mailto:\n tom@example.org\n${comment}END:VEVENT\nEND:VCALENDAR`,
      }),
    )
  const states = async () => (await viewings(app.db).offeredTo(request.id)).map(({ state }) => state)
  const stored = async () => (await requests(app.db).findById(request.id))!
  return { app, request, answers, states, stored }
}

test('a calendar’s yes books the place without a number, and its no takes it back', async () => {
  const { app, request, answers, states, stored } = await invited(['slot-1', 'slot-2'])
  expect(await answers('slot-1', 'ACCEPTED')).toEqual({ kind: 'message', reference: showReference(request.reference) })
  expect(await states()).toEqual(['accepted', 'offered'])
  expect(await stored()).toMatchObject({ messageAt: null })
  expect((await messages(app.db).list(request.id))[0]?.body).toBe(
    'Termin zugesagt: „Besichtigung“, von tom@example.org',
  )
  await answers('slot-2', 'DECLINED', { headers: { Subject: 'Abgesagt' } })
  expect(await states()).toEqual(['accepted', 'offered'])
  await answers('slot-1', 'DECLINED')
  expect(await states()).not.toContain('accepted')
})

test('a maybe, a forged sender and a stranger book nothing', async () => {
  const { answers, states, stored } = await invited(['slot-1'])
  await answers('slot-1', 'TENTATIVE')
  expect((await stored()).messageAt).not.toBeNull()
  await answers('slot-1', 'ACCEPTED', {
    headers: { 'Authentication-Results': 'mx; dmarc=fail header.from=example.org' },
  })
  expect(await answers('slot-1', 'ACCEPTED', { from: 'fremd@example.org' })).toMatchObject({ kind: 'request' })
  expect(await states()).toEqual(['offered'])
})

test.each([
  [
    'REPLY',
    'ATTENDEE;PARTSTAT=TENTATIVE:mailto:a@b.de',
    'Termin mit Vorbehalt zugesagt: „Treffen“, 01.12.2026, 10:00 Uhr, von a@b.de',
  ],
  ['REQUEST', 'LOCATION:Hof\\, links', 'Einladung zu einem Termin: „Treffen“, 01.12.2026, 10:00 Uhr, Ort: Hof, links'],
  [
    'COUNTER',
    'COMMENT:Lieber\\nspäter',
    'Anderer Termin vorgeschlagen: „Treffen“, 01.12.2026, 10:00 Uhr\n\nDazu geschrieben: Lieber\nspäter',
  ],
])('%s %s reads „%s“', (method, line, words) => {
  const text = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nBEGIN:VEVENT\r\nSUMMARY:Treffen\r\nDTSTART;TZID="Europe/Berlin":20261201T100000\r\n${line}\r\nEND:VEVENT\r\nEND:VCALENDAR`
  const calendar = readCalendar(text)
  expect(calendar && calendarWords(calendar)).toBe(words)
})
