// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { pageWindow, Pagination } from './pagination.tsx'

afterEach(cleanup)

function show(page: number, pages: number) {
  render(
    <MemoryRouter>
      <Pagination page={page} pages={pages} hrefFor={(number) => `/wohnungen?seite=${number}`} />
    </MemoryRouter>,
  )
}

test('gaps stand only where two or more pages are left out', () => {
  expect(pageWindow(1, 1)).toEqual([1])
  expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow(1, 9)).toEqual([1, 2, null, 9])
  expect(pageWindow(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9])
  expect(pageWindow(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
  expect(pageWindow(9, 9)).toEqual([1, null, 8, 9])
})

test('a list of one page needs no links', () => {
  show(1, 1)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('the current page is marked, the others are links', () => {
  show(2, 3)
  expect(screen.getByRole('link', { name: 'Seite 3' }).getAttribute('href')).toBe('/wohnungen?seite=3')
  expect(screen.queryByRole('link', { name: 'Seite 2' })).toBeNull()
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Seite 2')
})

test('there is no way back from the first page', () => {
  show(1, 3)
  expect(screen.queryByRole('link', { name: 'Zurück' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Weiter' }).getAttribute('href')).toBe('/wohnungen?seite=2')
})
