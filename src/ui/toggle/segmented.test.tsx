// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { Segmented } from './segmented.tsx'

afterEach(cleanup)

test('the options lead to their addresses, and the chosen one says so', () => {
  const options = [
    { value: 'tabelle', label: 'Tabelle', to: '/wohnungen' },
    { value: 'karten', label: 'Karten', to: '/wohnungen?ansicht=karten' },
  ]
  render(
    <MemoryRouter>
      <Segmented label="Ansicht" options={options} value="karten" />
    </MemoryRouter>,
  )
  expect(screen.getByRole('group', { name: 'Ansicht' })).toBeTruthy()
  const cards = screen.getByRole<HTMLButtonElement>('button', { name: 'Karten' })
  expect(cards.getAttribute('aria-pressed')).toBe('true')
  // Without JavaScript its form asks for the address.
  expect(cards.form?.getAttribute('action')).toBe('/wohnungen')
  expect([...new FormData(cards.form ?? undefined)]).toEqual([['ansicht', 'karten']])
  expect(screen.getByRole('button', { name: 'Tabelle' }).getAttribute('aria-pressed')).toBe('false')
})
