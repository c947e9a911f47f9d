// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { euro } from './amount-fields.ts'
import { declareForm } from './declare-form.ts'
import { asksIf } from './field.ts'
import { FormField, FormFields, inputOf } from './form-field.tsx'
import { MoneyField } from './text-field.tsx'
import { box, choice, email, line, phone, text } from './text-fields.ts'

afterEach(cleanup)

const form = declareForm({
  fields: {
    name: line('Name', { hint: 'Wie im Ausweis.', autoComplete: 'name', wide: true }),
    email: email('E-Mail'),
    phone: phone('Telefon', { voluntary: 'Für Rückfragen.' }),
    note: text('Notiz'),
    rent: euro('Miete'),
    stand: choice('Familienstand', { options: [{ value: 'ledig', label: 'ledig' }], placeholder: 'Keine Angabe' }),
    smoking: asksIf(() => false, box('Ich rauche')),
    pets: box('Haustiere'),
    details: line('Welche?', { onlyIf: { field: 'pets', is: true } }),
  },
})

test('each field has the input, the label and the hint of its declaration, in its order', () => {
  render(
    <FormFields of={form} special={{ note: <p>eigenes Feld</p>, rent: <MoneyField {...inputOf(form, 'rent')} /> }} />,
  )
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  expect(inputs.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'name text',
    'email email',
    'phone tel',
    'rent text',
    'stand select-one',
    'pets checkbox',
    'details text',
  ])
  const name = screen.getByRole('textbox', { name: 'Name' })
  expect(name.getAttribute('autocomplete')).toBe('name')
  expect(name.closest('.field')?.className).toContain('sm:col-span-2')
  expect(screen.getByText('Wie im Ausweis.').id).toBe('name-hinweis')
  expect(screen.getByText('eigenes Feld')).not.toBeNull()
})

test('a field whose input is its own must be given', () => {
  expect(() => render(<FormField of={form} name="rent" />)).toThrow('rent has an input of its own')
})

test('a detail is hidden until its box is ticked, and a wrong name does not compile', () => {
  render(<FormField of={form} name="details" />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByLabelText('Welche?').closest('[hidden]')).not.toBeNull()
  cleanup()
  // @ts-expect-error -- there is no such field
  render(<FormField of={form} name="detials" />)
  expect(document.querySelector('input')).toBeNull()
})
