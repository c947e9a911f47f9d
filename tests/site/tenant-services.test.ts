import { expect } from 'vitest'
import { within } from '@testing-library/react'
import { REFERENCE } from '../support/application.ts'
import { test } from './test.ts'
import { complaintAt, fieldOf } from './visitor.ts'

test('without JavaScript a tenant whose flat is not in the list asks for a rent certificate', async ({
  visitor,
  office,
}) => {
  const form = () => visitor.find('#formular form')
  const send = () => visitor.press(within(form()).getByRole('button', { name: 'Antrag senden' }))
  await visitor.open('/mietbescheinigung')
  visitor.fill(form(), {
    apartment_id: 'Meine Wohnung steht nicht in der Liste',
    tenant_first_name: 'Jonas',
    tenant_last_name: 'Ohneskript',
    tenant_email: 'jonas@example.org',
    current_address: 'Rheinstraße 5, 56112 Lahnstein',
    move_in_date: '1.4.19',
    purpose: 'Wohngeld',
  })
  await send()
  expect(visitor.status()).toBe(422)
  expect(form().contains(visitor.focused())).toBe(true)
  expect(complaintAt(fieldOf(form(), 'move_in_date'))).toMatch(/Bitte geben Sie das Datum so ein/)
  expect(fieldOf(form(), 'apartment_id').value).toBe('andere')

  visitor.fill(form(), { move_in_date: '1.4.2019' })
  await send()
  expect(visitor.address()).toMatch(/^\/mietbescheinigung\?eingegangen=/)
  const reference = REFERENCE.exec(visitor.find('#formular').textContent)?.[0] ?? ''
  expect(await office('submissions', 'show', reference)).toContain('Rheinstraße 5, 56112 Lahnstein')
})
