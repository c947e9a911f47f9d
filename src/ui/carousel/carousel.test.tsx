// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Carousel } from './carousel.tsx'

let isMotionUnwelcome = false

beforeEach(() => {
  vi.useFakeTimers()
  isMotionUnwelcome = false
  vi.stubGlobal('matchMedia', () => ({
    matches: isMotionUnwelcome,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const slides = ['Morgen', 'Mittag', 'Herbst'].map((text) => ({ key: text, content: text }))
const shown = () => document.querySelector('[data-state=shown]')?.textContent
const states = () => [...document.querySelectorAll('.slide')].map((slide) => slide.getAttribute('data-state'))
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('both ends wrap around', () => {
  render(<Carousel label="Ansichten" slides={slides} />)
  click('Vorheriges Bild')
  expect(shown()).toBe('Herbst')
  click('Nächstes Bild')
  expect(shown()).toBe('Morgen')
})

test('a dot shows its picture and says which one it is', () => {
  render(<Carousel label="Ansichten" slides={slides} />)
  click('Bild 2 von 3 anzeigen')
  expect(shown()).toBe('Mittag')
  expect(screen.getByRole('button', { name: 'Bild 2 von 3 anzeigen' }).getAttribute('aria-current')).toBe('true')
})

test('a single slide needs no controls', () => {
  render(<Carousel label="Ansichten" slides={slides.slice(0, 1)} autoMs={6000} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('it goes on by itself and back to the first', () => {
  render(<Carousel label="Ansichten" slides={slides} autoMs={6000} />)
  pass(5999)
  expect(shown()).toBe('Morgen')
  pass(1)
  expect(shown()).toBe('Mittag')
  pass(6000)
  pass(6000)
  expect(shown()).toBe('Morgen')
})

test('the pause button comes first and stops it', () => {
  render(<Carousel label="Ansichten" slides={slides} autoMs={6000} />)
  expect(screen.getAllByRole('button')[0]?.getAttribute('aria-label')).toBe('Pausieren')
  click('Pausieren')
  pass(20_000)
  expect(shown()).toBe('Morgen')
  click('Abspielen')
  pass(6000)
  expect(shown()).toBe('Mittag')
})

test('where motion is unwelcome it waits for the play button', () => {
  isMotionUnwelcome = true
  render(<Carousel label="Ansichten" slides={slides} autoMs={6000} />)
  pass(20_000)
  expect(shown()).toBe('Morgen')
  click('Abspielen')
  pass(6000)
  expect(shown()).toBe('Mittag')
})

test('it rests while the pointer is over a text that lies on the pictures', () => {
  render(
    <div data-stage="">
      <Carousel label="Ansichten" slides={slides} autoMs={6000} />
      <h1>Ihr Zuhause</h1>
    </div>,
  )
  const title = screen.getByRole('heading')
  fireEvent.pointerOver(title, { pointerType: 'mouse' })
  pass(20_000)
  expect(shown()).toBe('Morgen')
  fireEvent.pointerOut(title, { relatedTarget: document.body })
  pass(6000)
  expect(shown()).toBe('Mittag')
})

test('it rests under the pointer and while the focus is inside', () => {
  render(<Carousel label="Ansichten" slides={slides} autoMs={6000} />)
  const region = screen.getByRole('region', { name: 'Ansichten' })
  fireEvent.pointerEnter(region, { pointerType: 'mouse' })
  pass(20_000)
  expect(shown()).toBe('Morgen')
  fireEvent.pointerLeave(region)
  fireEvent.focus(screen.getByRole('button', { name: 'Nächstes Bild' }))
  pass(20_000)
  expect(shown()).toBe('Morgen')
  fireEvent.blur(screen.getByRole('button', { name: 'Nächstes Bild' }))
  pass(6000)
  expect(shown()).toBe('Mittag')
})

test('a finger drawn to the left shows the next picture', () => {
  render(<Carousel label="Ansichten" slides={slides} />)
  const region = screen.getByRole('region', { name: 'Ansichten' })
  fireEvent.pointerDown(region, { pointerType: 'touch', clientX: 200 })
  fireEvent.pointerUp(region, { pointerType: 'touch', clientX: 120 })
  expect(shown()).toBe('Mittag')
})

test('pictures that are not on stage wait, so that the first one comes first', () => {
  render(<Carousel label="Ansichten" slides={slides} />)
  expect(states()).toEqual(['shown', 'away', 'away'])
  pass(2500)
  expect(states()).toEqual(['shown', 'waiting', 'waiting'])
})
