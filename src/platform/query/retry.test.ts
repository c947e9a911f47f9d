import { expect, test } from 'vitest'
import { ApiError } from '../api-client.ts'
import { retryDelay, shouldRetry } from './use-api-query.ts'

test('the waits double from one second and stop at thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
})

test('a read is tried four times in all, a refusal once', () => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, new ApiError(500, '')))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(shouldRetry(0, new ApiError(404, ''))).toBe(false)
  expect(shouldRetry(0, new TypeError('Failed to fetch'))).toBe(true)
})
