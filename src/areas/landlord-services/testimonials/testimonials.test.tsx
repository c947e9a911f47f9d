// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Testimonials } from './testimonials.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const voices = Array.from({ length: 7 }, (_, index) => ({
  id: `s${index}`,
  author: `Person ${index + 1}`,
  role: index === 0 ? null : 'Eigentümerin',
  quote: `Zitat ${index + 1}.`,
}))
const shown = () => document.querySelector('[data-state=shown] blockquote')?.textContent
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('seven voices, with previous, next and a dot for each; both ends wrap around', () => {
  render(<Testimonials testimonials={voices} />)
  expect(screen.getAllByRole('button', { name: /Stimme \d von 7 anzeigen/ })).toHaveLength(7)
  expect(shown()).toBe('„Zitat 1.“')
  click('Vorherige Stimme')
  expect(shown()).toBe('„Zitat 7.“')
  click('Nächste Stimme')
  expect(shown()).toBe('„Zitat 1.“')
  click('Stimme 4 von 7 anzeigen')
  expect(shown()).toBe('„Zitat 4.“')
})

test('nothing moves while somebody reads', () => {
  render(<Testimonials testimonials={voices} />)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(shown()).toBe('„Zitat 1.“')
  expect(screen.queryByRole('button', { name: 'Pausieren' })).toBeNull()
})

test('the page says where the voices come from, and shows no empty section', () => {
  const { rerender } = render(<Testimonials testimonials={voices} />)
  expect(screen.getByText(/erfunden/)).toBeTruthy()
  rerender(<Testimonials testimonials={[]} />)
  expect(screen.queryByRole('heading')).toBeNull()
})
