import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { noFilters } from '../search/filters.ts'
import { setBudget } from './budget.ts'
import { BudgetMark } from './budget-mark.tsx'
import { BudgetPanel } from './budget-panel.tsx'

afterEach(() => {
  act(() => setBudget(null))
  vi.unstubAllGlobals()
})

function show() {
  render(
    <MemoryRouter>
      <BudgetPanel filters={{ ...noFilters, city: 'Rhens' }} view="karten" />
      <BudgetMark warmRentEuro={790} />
    </MemoryRouter>,
  )
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const workOut = () => fireEvent.click(screen.getByRole('button', { name: 'Ausrechnen' }))
const plain = () => document.body.textContent?.replaceAll('\u00a0', ' ')

test('what was worked out stands on the card and can become a filter, and nothing is sent or kept', () => {
  const fetched = vi.fn<() => void>()
  vi.stubGlobal('fetch', fetched)
  show()
  expect(plain()).not.toContain('darüber')
  expect(screen.getByLabelText<HTMLInputElement>('Anteil für die Warmmiete').value).toBe('30')
  type('Haushaltsnettoeinkommen', '2.400')
  type('Personen im Haushalt', '3')
  workOut()
  expect(plain()).toContain('70 € darüber')
  expect(plain()).toContain('Für 3 Personen nennt § 9 Abs. 2 WoFG als Grenze 22.100 € im Jahr')
  expect(screen.getByRole('link', { name: 'Bis zu diesem Betrag filtern' }).getAttribute('href')).toBe(
    '/wohnungen?ort=Rhens&warmmiete_bis=720&ansicht=karten',
  )
  expect([fetched.mock.calls.length, localStorage.length, sessionStorage.length, document.cookie]).toEqual([
    0,
    0,
    0,
    '',
  ])

  fireEvent.click(screen.getByRole('button', { name: 'Angaben löschen' }))
  expect(plain()).not.toContain('darüber')
  expect(screen.getByLabelText<HTMLInputElement>('Haushaltsnettoeinkommen').value).toBe('')
})

test('a wrong number has its message beside it and takes the focus', () => {
  show()
  type('Haushaltsnettoeinkommen', 'viel')
  workOut()
  const field = screen.getByLabelText('Haushaltsnettoeinkommen')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Bitte geben Sie Ihr Einkommen im Monat ein, zum Beispiel 2.400.')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('link')).toBeNull()
})
