import { expect } from 'vitest'
import { siteUnderTest } from '../support/addresses.ts'
import { listenerLinkIn, mailsTo } from '../support/mails-to.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor } from './visitor.ts'

test('without JavaScript: staff name an incident, a tenant finds it before the report and hears how it ends', async ({
  visitor,
  request,
  office,
}) => {
  const inOffice = await newRequest()
  await makeStaff(office, inOffice, 'technik')
  const desk = newVisitor(inOffice, siteUnderTest())
  const hands = handsOf(desk)
  const title = `Heizung kalt ${unique()}`
  await desk.open('/verwaltung/stoerungen/neu')
  const building = [...desk.find<HTMLSelectElement>('select[name="property_id"]').options].find(({ text }) =>
    text.includes('(Bleichweg 7, Rhens)'),
  )
  const form = desk.find('main form:has([name="intent"])')
  desk.fill(form, { property_id: building?.text ?? '', title, since_on: '2026-11-20' })
  await hands.press('Speichern')
  const place = desk.address().split('?')[0] ?? ''
  expect(place).toMatch(/^\/verwaltung\/stoerungen\/[\w-]+$/)

  const poster = new URLSearchParams({ anschrift: 'Bleichweg 7, 56321 Rhens, Treppenhaus links' })
  for (const query of ['immobilie=rhens-bleichweg-7', poster]) {
    await visitor.open(`/schadensmeldung?${query}`)
    const known = visitor.page().getByRole('heading', { name: 'In diesem Haus schon bekannt' }).parentElement
    expect(known?.textContent).toContain(title)
    expect(known?.textContent, 'of another house').not.toContain('Aufzug steht')
  }
  // Nobody with water on the floor reads what is broken in other houses.
  await visitor.open('/schadensmeldung')
  for (const elsewhere of [title, 'Aufzug steht']) expect(visitor.find('main').textContent).not.toContain(elsewhere)
  expect(visitor.page().getByRole('link', { name: 'Bekannte Störungen ansehen' }).getAttribute('href')).toBe(
    '/stoerungen',
  )

  const own = handsOf(visitor)
  const address = `mieter-${unique()}@example.org`
  await visitor.open(`/stoerungen?nummer=${place.split('/').at(-1)}`)
  own.enter(/^E-Mail/, 'mieter@')
  await own.press('Nachrichten bekommen')
  expect(visitor.status()).toBe(422)
  expect(own.alert()).toContain('Bitte geben Sie die E-Mail-Adresse ein')
  own.enter(/^E-Mail/, address)
  await own.press('Nachrichten bekommen')
  own.heading('Fast geschafft: Bitte bestätigen Sie')
  expect(own.main().textContent).toContain(`Sie geht an ${address}. Stimmt die Adresse nicht?`)

  const link = listenerLinkIn((await mailsTo(address, 1))[0]?.text)
  // A program that looks into links confirms nothing.
  expect((await request.get(link)).status()).toBe(200)
  await visitor.open(link)
  expect(visitor.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  await own.press('Ja, betrifft mich auch')
  expect(visitor.find('main').textContent).toContain('Bestätigt.')

  await desk.open(place)
  expect(desk.find('main').textContent).toContain('1 Haushalt ist betroffen')
  await hands.tick('Beendet')
  await hands.press('Speichern')
  const [, news] = await mailsTo(address, 2)
  expect(news?.subject?.replaceAll('\u00A0', ' ')).toBe(`Behoben: ${title}`)

  await visitor.open(listenerLinkIn(news?.text))
  expect(visitor.find('main').textContent, 'nothing more is promised').not.toContain('sobald es Neues gibt')
  await own.press('Adresse löschen')
  expect(visitor.find('main').textContent).toContain('haben Ihre Adresse gelöscht')
  expect((await request.get(link)).status()).toBe(404)
})
