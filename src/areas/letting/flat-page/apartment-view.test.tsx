import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { teachDialogs } from '#ui/dialog/test-dialogs.ts'
import { ApartmentView } from './apartment-view.tsx'
import type { ApartmentDetail } from './detail.ts'
import { exampleDetail } from './example-detail.ts'
import { ApartmentRented } from './apartment-rented.tsx'

beforeAll(() => {
  teachDialogs()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  // Nothing scrolls into view here, so the map stays unloaded.
  const observer = { observe() {}, unobserve() {}, disconnect() {} }
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn<() => typeof observer>(function IntersectionObserver() {
      return observer
    }),
  )
})

function show(different: Partial<ApartmentDetail> = {}) {
  const detail = exampleDetail(different)
  const element =
    detail.availabilityStatus === 'rented' ? <ApartmentRented detail={detail} /> : <ApartmentView detail={detail} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/wohnung/wohnung-1'] })
  render(<RouterProvider router={router} />)
  return router
}

test('three buttons open the application for this flat; without JavaScript they lead to its page', async () => {
  show()
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Jetzt bewerben' })
  for (const { form } of buttons) {
    expect(form?.getAttribute('action')).toBe('/mieter-bewerbung')
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ wohnung: 'wohnung-1' })
  }
  expect(buttons).toHaveLength(3)
  fireEvent.click(buttons[2] as HTMLElement)
  expect(await screen.findByRole('dialog', { name: 'Bewerbung für Wohnung 1' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('for a reserved flat one can call but not apply', () => {
  show({ availabilityStatus: 'reserved' })
  expect(screen.getByText('Reserviert')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /bewerben/i })).toBeNull()
  expect(screen.getByRole('link', { name: 'Anrufen' }).getAttribute('href')).toBe('tel:+4926287998021')
})

test('without pictures it says so', () => {
  show()
  expect(screen.getAllByText('Keine Bilder verfügbar').length).toBeGreaterThan(0)
})

test('the way back without a history leads to the building', () => {
  const router = show()
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Zurück' })
  expect(back.form?.getAttribute('action')).toBe('/immobilie/haus-1')
  fireEvent.click(back)
  expect(router.state.location.pathname).toBe('/immobilie/haus-1')
})

test('a rented flat shows nothing but that, its name, the way back and free flats like it', () => {
  show({ availabilityStatus: 'rented' })
  expect(screen.getByRole('heading', { name: 'Diese Wohnung ist bereits vermietet' })).toBeTruthy()
  expect(screen.getByText('Die von Ihnen aufgerufene Wohnung ist nicht mehr verfügbar.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Zurück' })).toBeTruthy()
  expect(screen.queryByText('Miete und Kosten')).toBeNull()
})
