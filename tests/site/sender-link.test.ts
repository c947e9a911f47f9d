import { expect } from 'vitest'
import { closeDaysAgo } from '../support/closed-request.ts'
import { REFERENCE } from '../support/application.ts'
import { unique } from '../support/unique.ts'
import { sendDamageReport } from '../support/requests.ts'
import { senderPage } from '../support/sender-link.ts'
import { handsOf } from './hands.ts'
import { test } from './test.ts'

test('without JavaScript: an ended link says so, and one press brings a new one', async ({ visitor, request }) => {
  const reference = await sendDamageReport(request, 'Jürgen Übel')
  const link = await senderPage(reference)
  expect(await visitor.open(link)).toBe(200)
  closeDaysAgo(reference, 91)
  for (const address of [link, `${link}/daten`]) {
    expect(await visitor.open(address)).toBe(410)
    expect(visitor.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    visitor.page().getByRole('heading', { level: 1, name: 'Dieser Link gilt nicht mehr' })
    expect(visitor.html()).not.toMatch(/Jürgen|Übel|Küche|Spüle|meldung@/)
  }
  expect((await request.get(`${link}/daten.json`)).status()).toBe(404)

  await visitor.press(visitor.page().getByRole('button', { name: 'Neuen Link anfordern' }))
  expect(visitor.address()).toMatch(/^\/vorgang\/neuer-link\?angefordert=ja$/)
  visitor.page().getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage' })
  const fresh = await senderPage(reference, { unlike: link })
  expect(await visitor.open(fresh)).toBe(200)
  expect(visitor.page().getAllByText(new RegExp(reference))).not.toEqual([])
  expect(await visitor.open(link)).toBe(410)
})

test('without JavaScript: the card after sending opens the request, and says what to do when it does no longer', async ({
  visitor,
}) => {
  const own = handsOf(visitor)
  const email = `karte-${unique()}@example.org`
  await visitor.open('/kontakt')
  const form = () => visitor.find('#kontaktformular form')
  visitor.fill(form(), { vorname: 'Jürgen', nachname: 'Übel', email, betreff: 'Keller', nachricht: 'Guten Tag.' })
  await own.press('Nachricht senden', form())
  const card = visitor.find('#kontaktformular')
  expect(card.textContent).toContain(`Die Eingangsbestätigung geht an ${email}.`)
  const reference = REFERENCE.exec(card.textContent)?.[0] ?? ''
  await own.follow('Ihren Vorgang ansehen')
  expect(visitor.status()).toBe(200)
  expect(own.main().textContent).toContain(reference)
  const link = visitor.address()

  closeDaysAgo(reference, 0)
  expect(await visitor.open(link)).toBe(410)
  own.heading('Dieser Link gilt nicht mehr', 1)
  expect(own.main().textContent).toContain('Er stand auf der Seite nach dem Senden.')
  expect(own.main().textContent).toContain('Der Link in unserer Eingangsbestätigung gilt länger.')
  expect(visitor.html()).not.toMatch(/Jürgen|Übel|Keller|karte-/)
  await own.press('Neuen Link anfordern')
  expect(visitor.address()).toBe('/vorgang/neuer-link?angefordert=ja')
})

test('without JavaScript: number and address bring a new link, and strangers learn nothing', async ({
  visitor,
  request,
}) => {
  const reference = await sendDamageReport(request, 'Jürgen Übel')
  const link = await senderPage(reference)
  expect(await visitor.open('/vorgang/irgendwas')).toBe(404)
  await visitor.press(visitor.page().getByRole('link', { name: 'Neuen Link anfordern' }))
  expect(visitor.title()).toMatch(/^Neuen Link anfordern/)
  const number = () => visitor.page().getByLabelText<HTMLInputElement>(/^Vorgangsnummer/)
  const address = () => visitor.page().getByLabelText<HTMLInputElement>(/^E-Mail-Adresse/)
  const send = async (typed: string, to: string) => {
    visitor.enter(number(), typed)
    visitor.enter(address(), to)
    await visitor.press(visitor.page().getByRole('button', { name: 'Neuen Link anfordern' }))
  }

  await send('7K42', 'meldung@example.org')
  expect(visitor.status()).toBe(422)
  const alert = visitor.page().getByRole('main').querySelector('[role="alert"]')
  expect(alert?.textContent).toContain('Bitte geben Sie die Vorgangsnummer ein')
  expect([number().value, address().value]).toEqual(['7K42', 'meldung@example.org'])

  const answers: string[] = []
  for (const [typed, to] of [
    [reference, 'jemand@example.org'],
    [reference.toLowerCase().replace('-', ' '), 'Meldung@example.org'],
  ] as const) {
    await visitor.open('/vorgang/neuer-link')
    await send(typed, to)
    visitor.page().getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage' })
    answers.push(`${visitor.address()} ${visitor.page().getByRole('main').textContent}`)
  }
  expect(answers[0]).toBe(answers[1])
  expect((await request.get(link)).status()).toBe(200)
})
