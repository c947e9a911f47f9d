import { expect } from 'vitest'
import { within } from '@testing-library/react'
import { REFERENCE } from '../support/application.ts'
import { partner } from '../support/partner.ts'
import { test } from './test.ts'
import { complaintAt, fieldOf } from './visitor.ts'

test('without JavaScript one long form leads to the reference and the next steps', async ({ visitor, office }) => {
  await visitor.open('/handwerker-partner')
  visitor.page().getByRole('heading', { name: 'Elektroinstallation' })
  const form = () => visitor.find('#bewerbung form')
  const local = () => within(form()).getByRole<HTMLInputElement>('radio', { name: /Lokale Partnerschaft/ })
  const trade = () => within(form()).getByLabelText<HTMLSelectElement>(/^Gewerk/)
  const submit = () => visitor.press(within(form()).getByRole('button', { name: 'Bewerbung absenden' }))
  await visitor.press(local())
  visitor.fill(form(), { ...partner.company, ...partner.services })
  visitor.enter(trade(), 'Fliesen- und Bodenleger')
  await submit()

  expect(visitor.status()).toBe(422)
  const refusal = 'Bitte geben Sie die gewünschten Objekte/Standorte an.'
  expect(within(form()).getAllByRole('alert')[0]?.textContent).toContain(refusal)
  expect(complaintAt(fieldOf(form(), 'specificObjects'))).toContain(refusal)
  expect(fieldOf(form(), 'companyName').value).toBe('Malerbetrieb Öztürk')
  expect(trade().selectedOptions[0]?.text).toBe('Fliesen- und Bodenleger')
  expect(local().checked).toBe(true)

  visitor.fill(form(), { specificObjects: 'Nur in Rhens' })
  await submit()
  expect(visitor.address()).toMatch(/^\/handwerker-partner\?eingegangen=/)
  const received = visitor.find('#bewerbung')
  expect(visitor.focused().textContent).toBe('Ihre Bewerbung wurde erfolgreich versendet.')
  expect(received.textContent).toContain('innerhalb von 72 Stunden')
  const reference = REFERENCE.exec(received.textContent)?.[0] ?? ''
  expect(await office('submissions', 'show', reference, '--json')).toContain('Nur in Rhens')
})
