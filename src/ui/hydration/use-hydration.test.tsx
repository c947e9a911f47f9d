// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareHydration } from './prepare-hydration.ts'
import { useHydration } from './use-hydration.ts'

const page = document.documentElement
let container: HTMLElement

beforeEach(() => {
  container = document.createElement('div')
  document.body.replaceChildren(container)
})
afterEach(() => {
  cleanup()
  delete page.dataset.hydrated
  localStorage.clear()
})

afterAll(() => {
  // Once React is there, nothing is held any more: the next file's presses are its own.
  page.dataset.hydrated = ''
  document.body.click()
  delete page.dataset.hydrated
})

function Root({ children }: { children: ReactNode }) {
  useHydration()
  return children
}

function Choices() {
  const [isTicked, setTicked] = useState(false)
  const [town, setTown] = useState('')
  const [text, setText] = useState('')
  const [presses, setPresses] = useState(0)
  return (
    <form>
      <input type="checkbox" aria-label="Internet" checked={isTicked} onChange={() => setTicked(!isTicked)} />
      <select aria-label="Ort" value={town} onChange={(event) => setTown(event.currentTarget.value)}>
        <option value="">Alle Orte</option>
        <option>Rhens</option>
      </select>
      <input aria-label="Suche" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <textarea aria-label="Nachricht" />
      <button type="button" onClick={() => setPresses((count) => count + 1)}>
        Teilen
      </button>
      <output>{`${isTicked},${town},${text},${presses}`}</output>
    </form>
  )
}

const tree = (
  <Root>
    <Choices />
  </Root>
)

function serve(): void {
  container.innerHTML = renderToString(tree)
  prepareHydration()
}

const hydrate = () => act(() => render(tree, { container, hydrate: true }))

test('what was ticked, chosen and typed before the scripts came is known to the page and still stands there', () => {
  serve()
  screen.getByLabelText<HTMLInputElement>('Internet').click()
  screen.getByLabelText<HTMLSelectElement>('Ort').value = 'Rhens'
  screen.getByLabelText<HTMLInputElement>('Suche').value = 'Weinberg'
  screen.getByLabelText<HTMLTextAreaElement>('Nachricht').value = 'Guten Tag'
  hydrate()
  expect(screen.getByText('true,Rhens,Weinberg,0')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Ort').value).toBe('Rhens')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Nachricht').value).toBe('Guten Tag')
})

test('of several radio buttons the chosen one stays chosen', () => {
  const radios = (
    <Root>
      <input type="radio" name="urgency" aria-label="Mittel" defaultChecked />
      <input type="radio" name="urgency" aria-label="Notfall" />
    </Root>
  )
  container.innerHTML = renderToString(radios)
  const emergency = screen.getByLabelText<HTMLInputElement>('Notfall')
  emergency.click()
  act(() => render(radios, { container, hydrate: true }))
  expect(emergency.checked).toBe(true)
})

test('a button that was pressed twice before the scripts came shows that it was heard, and acts once', () => {
  serve()
  const button = screen.getByRole('button', { name: 'Teilen' })
  button.click()
  button.click()
  expect(button.dataset.pressed).toBe('')
  hydrate()
  expect(button.dataset.pressed).toBeUndefined()
  expect(screen.getByText('false,,,1')).toBeTruthy()
  act(() => button.click())
  expect(screen.getByText('false,,,2')).toBeTruthy()
})

test('what the browser does by itself is not held', () => {
  container.innerHTML = '<button type="button" popovertarget="menu">Menü</button><a href="#inhalt">Zum Inhalt</a>'
  prepareHydration()
  for (const element of container.children) {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    element.dispatchEvent(press)
    expect(press.defaultPrevented).toBe(false)
  }
})

test('when a script does not come, a button that was held does what it does without scripts', () => {
  container.innerHTML = '<form><button class="needs-js">Weiter</button></form><script type="text/plain"></script>'
  prepareHydration()
  let sent = 0
  container.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault()
    sent += 1
  })
  const button = screen.getByRole('button', { name: 'Weiter' })
  button.click()
  expect(sent).toBe(0)
  container.querySelector('script')!.dispatchEvent(new Event('error'))
  expect(sent).toBe(1)
  button.click()
  expect(sent).toBe(2)
})

test('when a script hangs, a button that was held for ten seconds does what it does without scripts', () => {
  vi.useFakeTimers()
  container.innerHTML = '<form><button class="needs-js">Weiter</button></form>'
  prepareHydration()
  let sent = 0
  container.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault()
    sent += 1
  })
  screen.getByRole('button', { name: 'Weiter' }).click()
  vi.advanceTimersByTime(9999)
  expect(sent).toBe(0)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  expect(sent).toBe(1)
})

test('Enter sends from a field that says so, but not with Shift or while a letter is composed', () => {
  container.innerHTML = '<form><textarea enterkeyhint="send"></textarea><textarea></textarea></form>'
  prepareHydration()
  let sent = 0
  container.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault()
    sent += 1
  })
  const [asking, other] = container.querySelectorAll('textarea')
  const enter = (field: Element, more: KeyboardEventInit = {}) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more }))
  enter(other!)
  enter(asking!, { shiftKey: true })
  enter(asking!, { isComposing: true })
  expect(sent).toBe(0)
  enter(asking!)
  expect(sent).toBe(1)
  page.dataset.hydrated = ''
  enter(asking!)
  expect(sent).toBe(1)
})

test('only who has stored no choice about cookies is asked', () => {
  delete page.dataset.asks
  localStorage.setItem('cookie-consent', 'declined')
  prepareHydration()
  expect(page.dataset.asks).toBeUndefined()
  localStorage.clear()
  prepareHydration()
  expect(page.dataset.asks).toBe('')
})
