// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ApiRead } from '#platform/query/use-api-query.ts'
import { exampleTrade } from './example-trade.ts'
import type { Trade } from './trade.ts'
import { TradeCards } from './trade-cards.tsx'

afterEach(cleanup)

function read(different: Partial<ApiRead<Trade[]>>): ApiRead<Trade[]> {
  const idle = { data: undefined, error: null, isFetching: false, isError: false, isLoading: false }
  return { ...idle, isSuccess: false, isPlaceholderData: false, refetch: () => {}, ...different }
}

test('each trade has a card; an unknown icon is a wrench, a long description ends in dots', () => {
  const description = 'Steckdosen, Licht, Zählerschränke und Wallboxen'
  const { container } = render(
    <TradeCards trades={read({ data: [exampleTrade({ iconName: 'constructor', description })] })} />,
  )
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Maler und Lackierer')
  expect(screen.getByText('Steckdosen, Licht, Zählerschränke und Wall...')).toBeTruthy()
  expect(container.querySelector('svg.lucide-wrench')).not.toBeNull()
})

test('while they load it says so', () => {
  render(<TradeCards trades={read({ isLoading: true, isFetching: true })} />)
  expect(screen.getByRole('status').textContent).toBe('Gewerke werden geladen...')
})

test('when they cannot be loaded one can try again', () => {
  const refetch = vi.fn<() => void>()
  render(<TradeCards trades={read({ isError: true, refetch })} />)
  screen.getByRole('button', { name: 'Erneut versuchen' }).click()
  expect(refetch).toHaveBeenCalledOnce()
})

test('without any it says what to do', () => {
  render(<TradeCards trades={read({ data: [] })} />)
  expect(screen.getByText(/Rufen Sie uns gern an/)).toBeTruthy()
})
