import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { forgetConsent, readConsent, storeConsent } from '#platform/consent.ts'
import { CookieNotice } from './cookie-notice.tsx'

beforeEach(forgetConsent)

function show(at: string) {
  const Stub = createRoutesStub([{ path: '*', Component: CookieNotice }])
  render(<Stub initialEntries={[at]} />)
}

test('the home page asks until something was chosen', async () => {
  show('/')
  fireEvent.click(await screen.findByRole('button', { name: 'Ablehnen' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(readConsent()).toBe('declined')
})

test('who accepts is remembered too', async () => {
  show('/')
  fireEvent.click(await screen.findByRole('button', { name: 'Akzeptieren' }))
  expect(readConsent()).toBe('accepted')
})

test('other pages do not ask, and nobody is asked twice', () => {
  show('/vermietung')
  expect(screen.queryByRole('button')).toBeNull()
  storeConsent('declined')
  show('/')
  expect(screen.queryByRole('button')).toBeNull()
})
