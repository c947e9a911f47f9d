import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { site } from '#site'
import { ErrorPage } from './error-page.tsx'

function show(status: number, reference: string | null = null) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <ErrorPage status={status} reference={reference} /> }])
  render(<Stub />)
}

test('a page that broke says so in German, names the phone number and the request', () => {
  document.documentElement.dataset.requestId = 'anfrage-1'
  show(500)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Das hat leider nicht geklappt')
  expect(screen.getByRole('link', { name: site.phone.shown }).getAttribute('href')).toBe(site.phone.href)
  expect(screen.getByText('anfrage-1')).toBeTruthy()
  expect(screen.getByText('Unexpected Application Error!').getAttribute('lang')).toBe('en')
  delete document.documentElement.dataset.requestId
})

test('who has sent something reads its number, also when the page breaks that was to confirm it', () => {
  show(500, '7K42-PXR8')
  expect(screen.getByText(/Ihre Vorgangsnummer: 7K42-PXR8/)).toBeTruthy()
})

test('a page that is not there shows the words of the specification, marked as English', () => {
  show(404)
  expect(screen.getByText('Oops! Page not found').getAttribute('lang')).toBe('en')
  expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/')
})
