// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createRoutesStub, useLoaderData } from 'react-router'
import { Arrive, type GivenTrades } from './arriving-trades.tsx'
import { exampleTrade } from './example-trade.ts'
import { TradeCards } from './trade-cards.tsx'

afterEach(cleanup)

test('each trade has a card; an unknown icon is a wrench, a long description ends in dots', () => {
  const description = 'Steckdosen, Licht, Zählerschränke und Wallboxen'
  const { container } = render(<TradeCards trades={[exampleTrade({ iconName: 'constructor', description })]} />)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Maler und Lackierer')
  expect(screen.getByText('Steckdosen, Licht, Zählerschränke und Wall...')).toBeTruthy()
  expect(container.querySelector('svg.lucide-wrench')).not.toBeNull()
})

test('while they load it says so; when they cannot be loaded one can try again', async () => {
  const asked: PromiseWithResolvers<GivenTrades>[] = []
  function Page() {
    const { sought } = useLoaderData<{ sought: Promise<never> }>()
    return <Arrive given={sought}>{(trades) => <TradeCards trades={trades} />}</Arrive>
  }
  function loader() {
    const answer = Promise.withResolvers<GivenTrades>()
    asked.push(answer)
    return { sought: answer.promise }
  }
  const Stub = createRoutesStub([{ path: '/', Component: Page, loader, HydrateFallback: () => null }])
  render(<Stub />)
  expect((await screen.findByRole('status')).textContent).toBe('Gewerke werden geladen...')
  await act(async () => asked[0]!.reject(new Error('no network')))
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' })
  await act(async () => again.click())
  expect(asked).toHaveLength(2)
  await act(async () => asked[1]!.resolve([exampleTrade()]))
  expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe('Maler und Lackierer')
})

test('without any it says what to do', () => {
  render(<TradeCards trades={[]} />)
  expect(screen.getByText(/Rufen Sie uns gern an/)).toBeTruthy()
})
