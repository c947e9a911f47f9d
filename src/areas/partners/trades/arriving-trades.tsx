import { type ReactNode, Suspense } from 'react'
import { Await, useRevalidator } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import type { Trade } from './trade.ts'

/** From the page's loader: there with a document, on their way when somebody came by a link and sees the page at once. */
export type GivenTrades = Trade[] | Promise<Trade[]>

/** How far they have come. */
export type ArrivingTrades = Trade[] | 'loading' | 'failed'

type ArriveProps = { given: GivenTrades; children: (trades: ArrivingTrades) => ReactNode }

/** Draws what is there of them. */
export function Arrive({ given, children }: ArriveProps) {
  if (Array.isArray(given)) return children(given)
  return (
    <Suspense fallback={children('loading')}>
      <Await resolve={given} errorElement={children('failed')}>
        {children}
      </Await>
    </Suspense>
  )
}

/** Asks for what could not be loaded. */
export function LoadAgain() {
  const { revalidate, state } = useRevalidator()
  return (
    <Button variant="secondary" size="sm" className="mt-2" busy={state === 'loading'} onClick={() => void revalidate()}>
      Erneut versuchen
    </Button>
  )
}
