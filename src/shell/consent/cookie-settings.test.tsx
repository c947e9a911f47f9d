import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetConsent, isProviderGranted, readConsent, storeConsent } from '#platform/consent.ts'
import { teachDialogs } from '#ui/dialog/test-dialogs.ts'
import { CookieSettings } from './cookie-settings.tsx'

teachDialogs()
beforeEach(() => {
  localStorage.clear()
  forgetConsent()
})

test('a provider can be granted and withdrawn by itself', () => {
  storeConsent('declined')
  render(<CookieSettings chatHost={null} onClose={() => {}} />)
  const maps = screen.getByRole('checkbox', { name: /Karten von Google/ })
  fireEvent.click(maps)
  expect(isProviderGranted('google-maps')).toBe(true)
  fireEvent.click(maps)
  expect(isProviderGranted('google-maps')).toBe(false)
})

test('what lies on the device is listed in words, and can be deleted', () => {
  storeConsent('accepted')
  localStorage.setItem('entwurf:mieter-bewerbung', '{}')
  const onClose = vi.fn<() => void>()
  render(<CookieSettings chatHost={null} onClose={onClose} />)
  expect(screen.getByText(/Entwurf eines Formulars/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Alles auf diesem Gerät löschen' }))
  expect(localStorage).toHaveLength(0)
  expect(readConsent()).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})
