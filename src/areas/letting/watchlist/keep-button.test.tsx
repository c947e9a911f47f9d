import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { store } from '#platform/stored-text.ts'
import { KeepButton } from './keep-button.tsx'
import { WatchlistLink } from './watchlist-link.tsx'

const heart = <KeepButton apartmentId="w1" name="Wohnung 1, Haus am Viehtor" looks="picture" />
const button = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Wohnung merken: Wohnung 1, Haus am Viehtor' })

afterEach(() => act(() => store('merkliste', null)))

test('the heart keeps a flat and says so, and the link to the list counts it', () => {
  render(
    <MemoryRouter>
      {heart}
      <WatchlistLink />
    </MemoryRouter>,
  )
  expect(button().getAttribute('aria-pressed')).toBe('false')
  screen.getByRole('link', { name: 'Merkliste' })
  fireEvent.click(button())
  expect(button().getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('link', { name: 'Merkliste 1 Wohnung' }).getAttribute('href')).toBe('/merkliste')
  fireEvent.click(button())
  expect(button().getAttribute('aria-pressed')).toBe('false')
})

test('another tab is heard', () => {
  render(heart)
  localStorage.setItem('merkliste', '[{"id":"w1","note":""}]')
  act(() => dispatchEvent(new StorageEvent('storage', { key: 'merkliste' })))
  expect(button().getAttribute('aria-pressed')).toBe('true')
})

test('without JavaScript it leads to a list with this flat', () => {
  document.body.innerHTML = renderToString(heart)
  const { form } = button()
  expect(form?.getAttribute('action')).toBe('/merkliste')
  expect(form && [...new FormData(form, button())]).toEqual([['wohnung', 'w1']])
  document.body.replaceChildren()
})
