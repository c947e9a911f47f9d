// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const tabs = [
  { id: 'haus', label: 'Gebäude', content: 'Baujahr 1974' },
  { id: 'lage', label: 'Lage', content: 'Am Rhein' },
]

test('the arrow keys choose the next tab, and wrap around', () => {
  render(<Tabs label="Angaben" tabs={tabs} />)
  const first = screen.getByRole('tab', { name: 'Gebäude' })
  fireEvent.keyDown(first, { key: 'ArrowLeft' })
  const last = screen.getByRole('tab', { name: 'Lage' })
  expect(last.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(last)
})

test('all panels are in the document, so that they are there without JavaScript', () => {
  render(<Tabs label="Angaben" tabs={tabs} initial="lage" />)
  expect(screen.getByText('Baujahr 1974')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Lage' }).getAttribute('aria-selected')).toBe('true')
})
