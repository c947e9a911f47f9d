import { expect } from 'vitest'
import { within } from '@testing-library/react'
import { REFERENCE } from '../support/application.ts'
import { test } from './test.ts'
import { complaintAt, fieldOf } from './visitor.ts'

const pages = [
  { path: '/hausverwaltung', extra: { immobilienart: 'Mehrfamilienhaus' } },
  { path: '/gutachten', extra: { gutachtenart: 'Bauschäden' } },
  { path: '/schadensanierung', extra: {} },
  { path: '/instandhaltungsarbeiten', extra: {} },
  { path: '/nebenkostenabrechnung', extra: { anzahlEinheiten: '6 Wohnungen und 1 Laden' } },
]

for (const { path, extra } of pages) {
  test(`${path}: without JavaScript a landlord corrects and sends an enquiry`, async ({ visitor, office }) => {
    const form = () => visitor.find('#anfrage form')
    const send = () => visitor.press(within(form()).getByRole('button', { name: 'Anfrage senden' }))
    await visitor.open(path)
    const person = { vorname: 'Jonas', nachname: 'Ohneskript', email: 'jonas@example.org' }
    visitor.fill(form(), { ...person, nachricht: 'Kurz', ...extra })
    await send()
    expect(visitor.status()).toBe(422)
    expect(form().contains(visitor.focused())).toBe(true)
    const refusal = 'Ihre Nachricht muss mindestens 10 Zeichen lang sein.'
    expect(complaintAt(fieldOf(form(), 'nachricht'))).toContain(refusal)
    expect(fieldOf(form(), 'nachname').value).toBe('Ohneskript')

    visitor.fill(form(), { nachricht: 'Wann passt ein Termin bei mir?' })
    await send()
    expect(visitor.address()).toMatch(new RegExp(`^${path}\\?eingegangen=`))
    expect(visitor.focused().textContent).toBe('Vielen Dank für Ihre Anfrage')
    const card = visitor.find('#anfrage')
    expect(within(card).getByText('Anfrage gesendet')).toBeTruthy()
    expect(
      within(card).getByText(/^Vielen Dank für Ihre Anfrage\. Wir werden uns schnellstmöglich bei Ihnen melden\.$/),
    ).toBeTruthy()
    const reference = REFERENCE.exec(visitor.find('#anfrage').textContent)?.[0] ?? ''
    const stored = await office('submissions', 'show', reference)
    expect(stored).toContain('Wann passt ein Termin bei mir?')
    for (const answer of Object.values(extra)) expect(stored).toContain(answer)

    await visitor.open(visitor.address())
    expect(visitor.find('#anfrage').textContent).toContain(reference)
    await visitor.press(visitor.page().getByRole('link', { name: 'Neue Anfrage' }))
    expect(fieldOf(form(), 'nachricht').value).toBe('')
  })
}
