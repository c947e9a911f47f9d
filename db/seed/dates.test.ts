import { expect, test } from 'vitest'
import { flatListedAt, validUntil } from './dates.ts'

test('a certificate is valid for ten years less a day', () => {
  expect(validUntil('2023-03-14')).toBe('2033-03-13')
  expect(validUntil('2024-02-29')).toBe('2034-02-28')
  expect(validUntil('2025-01-01')).toBe('2034-12-31')
})

test('a flat that is to let is newer than a rented one, and always listed at the same moment', () => {
  expect(flatListedAt('haus-wohnung-1', 'available') > '2026-08-31').toBe(true)
  expect(flatListedAt('haus-wohnung-1', 'rented') < '2026-08-31').toBe(true)
  expect(flatListedAt('haus-wohnung-1', 'rented')).toBe(flatListedAt('haus-wohnung-1', 'rented'))
})
