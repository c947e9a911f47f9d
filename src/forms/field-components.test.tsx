// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CheckboxField } from './checkbox-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext, type FormState } from './form-context.ts'
import { MoneyField, TextField } from './text-field.tsx'
import { RadioGroupField } from './radio-group-field.tsx'
import { SelectField } from './select-field.tsx'

afterEach(cleanup)

function show(children: ReactNode, form: Partial<FormState> = {}) {
  const state = { idPrefix: '', values: {}, errors: {}, required: new Set<string>(), ...form }
  return render(<FormContext value={state}>{children}</FormContext>)
}

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ')

test('a field keeps what was entered and says what is wrong', () => {
  show(<TextField name="email" label="E-Mail" />, {
    values: { email: 'anna@' },
    errors: { email: 'Gültige E-Mail-Adresse erforderlich' },
  })
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail' })
  expect(input.value).toBe('anna@')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(input)).toBe('Gültige E-Mail-Adresse erforderlich')
})

test('the star of a required field is not part of its name', () => {
  show(<TextField name="vorname" label="Vorname" />, { required: new Set(['vorname']) })
  expect(screen.getByLabelText('Vorname', { exact: true }).hasAttribute('required')).toBe(true)
  expect(document.querySelector('label')?.textContent).toBe('Vorname')
})

test('a voluntary field says so and why', () => {
  show(
    <TextField
      name="nationality"
      label="Staatsangehörigkeit"
      voluntary="Hilft bei Rückfragen zu Unterlagen."
      hint="Wie im Ausweis."
    />,
  )
  const input = screen.getByRole('textbox', { name: 'Staatsangehörigkeit' })
  expect(describedBy(input)).toBe('freiwillig | Hilft bei Rückfragen zu Unterlagen. Wie im Ausweis.')
})

test('an amount says its unit', () => {
  show(<MoneyField name="current_rent_euro" label="Aktuelle Miete" />)
  expect(describedBy(screen.getByRole('textbox', { name: 'Aktuelle Miete' }))).toBe('in Euro')
})

test('a select shows the value of the form', () => {
  const options = [
    { value: 'ledig', label: 'ledig' },
    { value: 'verheiratet', label: 'verheiratet' },
  ]
  show(<SelectField name="stand" label="Familienstand" options={options} placeholder="Bitte wählen" />, {
    values: { stand: 'verheiratet' },
  })
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Familienstand' }).value).toBe('verheiratet')
})

test('a box is ticked when the form says "on"', () => {
  show(<CheckboxField name="pets" label="Haustiere" />, { values: { pets: 'on' } })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Haustiere' }).checked).toBe(true)
})

test('the first radio carries the id of the field', () => {
  const options = [
    { value: 'low', label: 'Niedrig' },
    { value: 'high', label: 'Hoch' },
  ]
  show(<RadioGroupField name="urgency" label="Dringlichkeit" options={options} />, {
    errors: { urgency: 'Bitte wählen Sie' },
    idPrefix: 'schaden-',
  })
  expect(screen.getByRole('radio', { name: 'Niedrig' }).id).toBe('schaden-urgency')
  expect(describedBy(screen.getByRole('radiogroup', { name: 'Dringlichkeit' }))).toBe('Bitte wählen Sie')
})

test('the error summary takes the focus and leads to the fields', () => {
  const errors = { vorname: 'Vorname ist erforderlich' }
  show(
    <>
      <ErrorSummary />
      <TextField name="vorname" label="Vorname" />
    </>,
    { errors, idPrefix: 'a-' },
  )
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getByRole('heading').textContent).toBe('Bitte prüfen Sie Ihre Angaben')
  expect(screen.getByRole('link', { name: 'Vorname ist erforderlich' }).getAttribute('href')).toBe('#a-vorname')
  screen.getByRole('link').click()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('what is corrected is struck off in the summary, and its line stays', () => {
  const errors = { vorname: 'Vorname ist erforderlich', nachname: 'Nachname ist erforderlich' }
  show(<ErrorSummary errors={errors} open={{ nachname: errors.nachname }} />)
  expect(screen.queryByText('Vorname ist erforderlich')).toBeNull()
  expect(screen.getByRole('link', { name: 'Nachname ist erforderlich' })).not.toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('without errors there is no summary', () => {
  show(<ErrorSummary />)
  expect(screen.queryByRole('alert')).toBeNull()
})
