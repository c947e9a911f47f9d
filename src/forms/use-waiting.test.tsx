import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRetries } from './use-waiting.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function watch() {
  const attempt = vi.fn<() => void>()
  const hook = renderHook(({ isOn }) => useRetries(isOn, attempt), { initialProps: { isOn: true } })
  return { attempt, hook }
}

test('it tries after 5, 10 and 20 seconds, later every five minutes', () => {
  const { attempt } = watch()
  const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)
  seconds(4.9)
  expect(attempt).toHaveBeenCalledTimes(0)
  seconds(0.2)
  expect(attempt).toHaveBeenCalledTimes(1)
  seconds(10)
  expect(attempt).toHaveBeenCalledTimes(2)
  seconds(20)
  expect(attempt).toHaveBeenCalledTimes(3)
  seconds(3600)
  attempt.mockClear()
  seconds(3600)
  expect(attempt).toHaveBeenCalledTimes(12)
})

test('a browser that knows that it is offline does not try; when it is back it does at once', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { attempt } = watch()
  vi.advanceTimersByTime(3_600_000)
  expect(attempt).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(attempt).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(attempt).toHaveBeenCalledTimes(2)
})

test('it tries when the page is looked at again, and no more once it is off', () => {
  const { attempt, hook } = watch()
  fireEvent(document, new Event('visibilitychange'))
  expect(attempt).toHaveBeenCalledTimes(1)
  hook.rerender({ isOn: false })
  fireEvent(window, new Event('online'))
  fireEvent(document, new Event('visibilitychange'))
  vi.advanceTimersByTime(3_600_000)
  expect(attempt).toHaveBeenCalledTimes(1)
})
