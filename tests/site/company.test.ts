import { expect } from 'vitest'
import { within } from '@testing-library/react'
import { REFERENCE } from '../support/application.ts'
import { test } from './test.ts'
import { complaintAt, fieldOf } from './visitor.ts'

test('without JavaScript a visitor corrects and sends a message', async ({ visitor, office }) => {
  const form = () => visitor.find('#kontaktformular form')
  const send = () => visitor.press(within(form()).getByRole('button', { name: 'Nachricht senden' }))
  await visitor.open('/kontakt')
  const mail = within(form()).getByRole('button', { name: 'Im E-Mail-Programm öffnen' })
  expect(mail.getAttribute('href')).toMatch(/^mailto:[^?]+$/)

  visitor.fill(form(), { vorname: 'Jonas', nachname: 'Ohneskript', betreff: 'Termin', nachricht: 'Wann passt es?' })
  await send()
  expect(visitor.status()).toBe(422)
  expect(form().contains(visitor.focused())).toBe(true)
  expect(complaintAt(fieldOf(form(), 'email'))).toContain('Bitte geben Sie eine gültige E-Mail-Adresse ein.')
  expect(fieldOf(form(), 'nachname').value).toBe('Ohneskript')
  expect(fieldOf(form(), 'nachricht').value).toBe('Wann passt es?')

  visitor.fill(form(), { email: 'jonas@example.org' })
  await send()
  expect(visitor.address()).toMatch(/^\/kontakt\?eingegangen=/)
  expect(visitor.focused().textContent).toMatch(/Vielen Dank für Ihre Anfrage/)
  const card = within(visitor.find('#kontaktformular'))
  expect(card.getByText('Anfrage gesendet')).toBeTruthy()
  expect(card.getByText('Vielen Dank für Ihre Anfrage. Wir werden uns schnellstmöglich bei Ihnen melden.')).toBeTruthy()
  const reference = REFERENCE.exec(visitor.find('#kontaktformular').textContent)?.[0] ?? ''
  expect(await office('submissions', 'show', reference)).toContain('Wann passt es?')
})

test('without JavaScript the legal pages can be read and their contents unfolded', async ({ visitor }) => {
  await visitor.open('/datenschutz')
  const contents = () => visitor.page().getByRole('navigation', { name: 'Inhalt dieser Seite' })
  const details = contents().querySelector('details')!
  await visitor.press(details.querySelector('summary')!)
  await visitor.press(within(details).getByRole('link', { name: 'Ihre Rechte' }))
  expect(visitor.target().textContent).toBe('Ihre Rechte')
})

test('a legal text says that it is a draft, and every link of it leads somewhere', async ({ visitor, request }) => {
  for (const address of ['/impressum', '/datenschutz', '/barrierefreiheit', '/agb']) {
    await visitor.open(address)
    const main = visitor.page().getByRole('main')
    expect(main.textContent, address).toContain('Entwurf – vor Veröffentlichung anwaltlich zu prüfen')
    const hrefs = [...main.querySelectorAll('.prose a')].map((link) => link.getAttribute('href') ?? '')
    for (const href of new Set(hrefs.filter((each) => each.startsWith('/')))) {
      expect((await request.get(href)).status(), href).toBe(200)
    }
  }
})

test('help and the way here are one click away', async ({ visitor }) => {
  const main = () => within(visitor.page().getByRole('main'))
  const hrefOf = (name: RegExp) => main().getAllByRole('link', { name })[0]?.getAttribute('href')
  await visitor.open('/ueber-uns')
  await visitor.press(main().getByRole('link', { name: 'Kontakt aufnehmen' }))
  expect(visitor.address()).toBe('/kontakt')
  expect(hrefOf(/112 Feuerwehr und Rettung/)).toBe('tel:112')
  expect(hrefOf(/110 Polizei/)).toBe('tel:110')
  expect(hrefOf(/02628 \/ 7998021/)).toBe('tel:+4926287998021')
  expect(hrefOf(/Route planen/)).toMatch(/^https:\/\/www\.openstreetmap\.org\/directions/)
  expect(
    main()
      .getByRole('link', { name: /Route planen/ })
      .getAttribute('target'),
  ).toBe('_blank')
})
