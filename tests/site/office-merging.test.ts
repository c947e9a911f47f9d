import { expect } from 'vitest'
import { randomUUID } from 'node:crypto'
import { siteUnderTest } from '../support/addresses.ts'
import { sendDamageReport } from '../support/requests.ts'
import { senderPage } from '../support/sender-link.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor } from './visitor.ts'

test('without JavaScript: two requests of one matter become one, two senders stay apart, and it can be undone', async ({
  visitor,
  request,
  office,
}) => {
  const house = 'rhens-koblenzer-strasse-41'
  const mark = unique()
  const report = await sendDamageReport(request, `Hanna Haupt ${mark}`, {
    apartment_id: `${house}-wohnung-1`,
    reporter_email: `hanna-${mark}@example.org`,
    damage_description: 'Der Aufzug steht.',
  })
  const sent = await request.post('/api/contact-messages', {
    data: {
      vorname: 'Nora',
      nachname: `Nachbar ${mark}`,
      email: `nora-${mark}@example.org`,
      betreff: 'Aufzug',
      nachricht: `Auch ich sitze fest ${mark}.`,
    },
    headers: { 'Idempotency-Key': randomUUID() },
  })
  const { reference: message } = (await sent.json()) as { reference: string }
  const inOffice = await newRequest()
  await makeStaff(office, inOffice, 'vermietung')
  const desk = newVisitor(inOffice, siteUnderTest())
  const { enter, press, follow, heading, history, region, field, main, unfold } = handsOf(desk)

  await desk.open(`/verwaltung/anfragen/${message}`)
  await follow('Mit anderem zusammenführen …')
  enter('Suche', report)
  await press('Suchen')
  await follow(`Hanna Haupt ${mark}`)
  const preview = region('Was geschieht').textContent
  expect(preview).toContain(`${message} wird geschlossen, ${report} bleibt offen.`)
  expect(preview).toContain(`Nora Nachbar ${mark} sieht weiter nur, was zu ${message} gehört`)
  await press('Zusammenführen')
  expect(desk.address()).toBe(`/verwaltung/anfragen/${report}`)
  expect(region('Zusammengeführt').textContent).toContain(message)
  expect(history()).toContain(`Auch ich sitze fest ${mark}.`)

  // What is known of the house is beside it, with its picture, and can begin the answer.
  expect(region('Bekannte Störung').textContent).toContain('Aufzug steht')
  expect(region('Wohnung').querySelector('img')?.getAttribute('loading')).toBe('lazy')
  enter('Vorlage', 'Bekannte Störung: Aufzug steht')
  await press('Einsetzen')
  expect(field<HTMLTextAreaElement>('Text').value).toContain('die Störung ist uns bekannt: Aufzug steht')
  await press('Senden')

  // The other sender reads nothing of it, and what they write is announced where it is handled.
  await visitor.open(await senderPage(message))
  const own = handsOf(visitor)
  expect(own.main().textContent).toContain('zusammen mit einem anderen Vorgang zur selben Sache')
  for (const word of [report, 'Hanna', 'Der Aufzug steht', 'uns bekannt']) expect(visitor.html()).not.toContain(word)
  own.enter('Ihre Nachricht', `Noch immer ${mark}.`)
  await own.press('Nachricht senden')
  await desk.open(`/verwaltung/anfragen/${report}`)
  expect(main().textContent).toContain(`Neue Nachricht aus ${message} (Kontaktanfrage von Nora Nachbar ${mark})`)
  expect(history()).toContain(`Noch immer ${mark}.`)

  // The incident names it among what came since it began.
  await desk.open('/verwaltung/stoerungen/aufzug-steht')
  expect(region(/^Offene Anfragen dieses Hauses/).textContent).toContain(`Hanna Haupt ${mark}`)

  await desk.open(`/verwaltung/anfragen/${report}`)
  await unfold('Wieder trennen …')
  await press(`${message} trennen`)
  expect(desk.address()).toBe(`/verwaltung/anfragen/${message}`)
  heading(`Nora Nachbar ${mark}`, 1)
  expect(field('Status').value).toBe('neu')
  expect(history()).toContain('Wieder getrennt: steht für sich')
})
