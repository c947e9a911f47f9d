import { expect } from 'vitest'
import { within } from '@testing-library/react'
import { applicant, REFERENCE } from '../support/application.ts'
import { flatThatIs } from '../support/requests.ts'
import { test } from './test.ts'
import { fieldOf } from './visitor.ts'

test('without JavaScript a visitor filters, finds a flat and applies in one long form', async ({ visitor, office }) => {
  await visitor.open('/vermietung')
  const town = visitor.find<HTMLSelectElement>('select[name="ort"]')
  visitor.enter(town, 'Braubach')
  await visitor.press(within(town.form!).getByRole('button', { name: 'Suchen' }))
  expect(visitor.address()).toMatch(/ort=Braubach/)

  await visitor.press(visitor.page().getAllByRole('link', { name: /Details zur Immobilie und Wohnungen ansehen/ })[0]!)
  const free = visitor
    .page()
    .getAllByRole('article')
    .find(({ textContent }) => textContent.includes('Verfügbar'))!
  await visitor.press(within(free).getAllByRole('link', { name: /Details zur Wohnung anzeigen/ })[0]!)
  await visitor.press(visitor.page().getAllByRole('button', { name: 'Jetzt bewerben' })[0]!)
  expect(visitor.address()).toMatch(/^\/mieter-bewerbung/)

  const form = () => visitor.find('form[method="post"]')
  const submit = () => visitor.press(within(form()).getByRole('button', { name: 'Bewerbung einreichen' }))
  for (const values of Object.values(applicant)) visitor.fill(form(), values)
  await submit()
  expect(fieldOf(form(), 'applicant_last_name').value, 'what was typed stays').toBe('Öztürk-Weiß')
  expect(visitor.page().getAllByText(/Datenschutzrichtlinie muss akzeptiert werden/)).not.toEqual([])

  for (const name of ['privacy_policy_accepted', 'data_processing_consent']) await visitor.press(fieldOf(form(), name))
  await submit()
  expect(visitor.address()).toMatch(/eingegangen=/)
  const reference = REFERENCE.exec(visitor.page().getByRole('main').textContent)?.[0]
  expect(reference).toBeTruthy()
  expect(await office('submissions', 'list', '--json')).toContain(reference)
})

test('a flat in the address is chosen already; one that is let is said so', async ({ visitor, request }) => {
  const choice = () => visitor.page().getByRole('main').querySelector('select[name="property_id"]')
  await visitor.open(`/mieter-bewerbung?wohnung=${(await flatThatIs(request, 'available')).id}`)
  expect(choice()).toBeNull()
  await visitor.open(`/mieter-bewerbung?wohnung=${(await flatThatIs(request, 'rented')).id}`)
  visitor.page().getByText(/Diese Wohnung ist nicht mehr frei/)
})

test('a label names one field, also before the scripts have come', async ({ visitor }) => {
  await visitor.open('/mieter-bewerbung')
  for (const label of ['Stadt', 'Gebäude', 'Wohnung']) {
    const named = visitor.page().getAllByLabelText(label, { exact: false })
    expect(
      named.filter((field) => !field.closest('noscript')),
      label,
    ).toHaveLength(1)
  }
})
