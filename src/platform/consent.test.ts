// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  forgetConsent,
  grantProvider,
  isProviderGranted,
  readConsent,
  storeConsent,
  withdrawProvider,
} from './consent.ts'

beforeEach(forgetConsent)

test('nothing is chosen and nothing granted at first', () => {
  expect(readConsent()).toBeNull()
  expect(isProviderGranted('google-maps')).toBe(false)
})

test('the choice is stored under the names of the specification', () => {
  storeConsent('accepted')
  expect(localStorage.getItem('cookie-consent')).toBe('accepted')
  storeConsent('declined')
  expect(localStorage.getItem('cookie-consent')).toBe('declined')
})

test('what somebody else wrote there is no choice', () => {
  localStorage.setItem('cookie-consent', 'ja')
  expect(readConsent()).toBeNull()
})

test('accepting speaks for every provider, until one is withdrawn', () => {
  storeConsent('accepted')
  expect(isProviderGranted('google-maps')).toBe(true)
  withdrawProvider('google-maps')
  expect(isProviderGranted('google-maps')).toBe(false)
  expect(isProviderGranted('chat-assistant')).toBe(true)
})

test('after declining one provider can still be granted, and declining again takes it back', () => {
  storeConsent('declined')
  grantProvider('google-maps')
  expect(isProviderGranted('google-maps')).toBe(true)
  expect(isProviderGranted('chat-assistant')).toBe(false)
  storeConsent('declined')
  expect(isProviderGranted('google-maps')).toBe(false)
})

test('where the browser stores nothing, the choice holds until the page is left', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  storeConsent('declined')
  expect(readConsent()).toBe('declined')
  refuse.mockRestore()
})
