// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, REMOVAL_DELAY_MS, showToast, toastStore } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  act(dismissToast)
  vi.advanceTimersByTime(REMOVAL_DELAY_MS)
  cleanup()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('a new toast takes the place of the old one', () => {
  render(<Toaster />)
  act(() => showToast({ title: 'Erste', tone: 'success' }))
  act(() => showToast({ title: 'Zweite', tone: 'success' }))
  expect(screen.queryByText('Erste')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('Zweite')
})

test('it stays until it is dismissed', () => {
  render(<Toaster />)
  act(() => showToast({ title: 'Anfrage gesendet', description: 'Wir melden uns.', tone: 'success' }))
  act(() => vi.advanceTimersByTime(3_600_000))
  expect(screen.getByText('Wir melden uns.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }))
  expect(screen.queryByText('Anfrage gesendet')).toBeNull()
})

test('a dismissed toast is forgotten after 1,000,000 ms', () => {
  showToast({ title: 'Anfrage gesendet' })
  dismissToast()
  vi.advanceTimersByTime(REMOVAL_DELAY_MS - 1)
  expect(toastStore.read()?.title).toBe('Anfrage gesendet')
  vi.advanceTimersByTime(1)
  expect(toastStore.read()).toBeNull()
})

test('an error is said at once, a success when there is time', () => {
  render(<Toaster />)
  act(() => showToast({ title: 'Fehler', tone: 'error' }))
  expect(screen.getByRole('alert').textContent).toContain('Fehler')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('while a dialog is open the toast stands inside it, then moves out', () => {
  render(<Toaster />)
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  act(() => showToast({ title: 'Fehler', tone: 'error' }))
  expect(dialog.textContent).toContain('Fehler')
  act(() => dialog.dispatchEvent(new Event('close')))
  expect(dialog.textContent).toBe('')
  expect(screen.getByRole('alert').textContent).toContain('Fehler')
})
