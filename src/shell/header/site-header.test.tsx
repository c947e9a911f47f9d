import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SiteHeader } from './site-header.tsx'
import { LEAVE_DELAY_MS } from './use-dropdowns.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function show(at = '/') {
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          <SiteHeader />
          <button type="button">Danach</button>
        </>
      ),
    },
  ])
  render(<Stub initialEntries={[at]} />)
}

const button = (name: RegExp) => screen.getByRole('button', { name })
const isOpen = (name: RegExp) => button(name).getAttribute('aria-expanded') === 'true'
const tenants = /^Für Mieter/
const landlords = /^Für Vermieter/
const menu = (id: string) => within(document.getElementById(`menue-${id}`) ?? document.body)
const focused = () => document.activeElement?.textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('the arrow down opens a menu at its first link, and the arrows go around its ends', () => {
  show()
  button(tenants).focus()
  press('ArrowDown')
  expect(isOpen(tenants)).toBe(true)
  expect(focused()).toBe('Mieterinfos')
  press('ArrowUp')
  expect(focused()).toBe('KI-Assistent')
  press('ArrowDown')
  expect(focused()).toBe('Mieterinfos')
  press('End')
  expect(focused()).toBe('KI-Assistent')
  press('Home')
  expect(focused()).toBe('Mieterinfos')
})

test('Escape closes a menu and gives the focus back to its button', () => {
  show()
  button(tenants).focus()
  press('ArrowDown')
  press('Escape')
  expect(isOpen(tenants)).toBe(false)
  expect(document.activeElement).toBe(button(tenants))
})

test('the focus leaving a menu closes it', () => {
  show()
  button(tenants).focus()
  press('ArrowDown')
  act(() => screen.getByRole('button', { name: 'Danach' }).focus())
  expect(isOpen(tenants)).toBe(false)
})

test('the button opens and closes', () => {
  show()
  fireEvent.click(button(tenants))
  expect(isOpen(tenants)).toBe(true)
  fireEvent.click(button(tenants))
  expect(isOpen(tenants)).toBe(false)
})

test('a menu opens under the mouse and waits a moment before it closes', () => {
  show()
  const item = button(tenants).closest('li') ?? document.body
  fireEvent.pointerEnter(item, { pointerType: 'mouse' })
  expect(isOpen(tenants)).toBe(true)
  fireEvent.pointerLeave(item, { pointerType: 'mouse' })
  act(() => vi.advanceTimersByTime(LEAVE_DELAY_MS - 1))
  expect(isOpen(tenants)).toBe(true)
  act(() => vi.advanceTimersByTime(1))
  expect(isOpen(tenants)).toBe(false)
})

test('a click on a menu that the mouse opened keeps it open', () => {
  show()
  const item = button(tenants).closest('li') ?? document.body
  fireEvent.pointerEnter(item, { pointerType: 'mouse' })
  fireEvent.click(button(tenants))
  fireEvent.pointerLeave(item, { pointerType: 'mouse' })
  act(() => vi.advanceTimersByTime(LEAVE_DELAY_MS))
  expect(isOpen(tenants)).toBe(true)
})

test('a finger does not hover: it opens by the button alone', () => {
  show()
  fireEvent.pointerEnter(button(tenants).closest('li') ?? document.body, { pointerType: 'touch' })
  expect(isOpen(tenants)).toBe(false)
})

test('only one menu is open, and a press elsewhere closes it', () => {
  show()
  fireEvent.click(button(tenants))
  fireEvent.click(button(landlords))
  expect([isOpen(tenants), isOpen(landlords)]).toEqual([false, true])
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Danach' }))
  expect(isOpen(landlords)).toBe(false)
})

test('choosing a link closes its menu and marks where the visitor is', () => {
  show()
  fireEvent.click(button(tenants))
  fireEvent.click(menu('mieter').getByRole('link', { name: 'Schadensmeldung' }))
  expect(isOpen(tenants)).toBe(false)
  expect(menu('mieter').getByText('Schadensmeldung').getAttribute('aria-current')).toBe('page')
  expect(button(/aktueller Bereich/).textContent).toContain('Für Mieter')
})
