import { createElement } from 'react'
import {
  Hammer,
  House,
  PaintbrushVertical as Paintbrush2,
  Shield,
  Sparkles,
  Square,
  Thermometer,
  Trees,
  Wind,
  Wrench,
  Zap,
} from 'lucide-react'
import { Card } from '#ui/card/card.tsx'
import { IconMark } from '#ui/card/icon-card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { type ArrivingTrades, LoadAgain } from './arriving-trades.tsx'
import { shorten } from './shorten.ts'
import { texts } from './texts.ts'
import type { Trade } from './trade.ts'
import { ownOf } from '#platform/word-table.ts'

/** The names of the specification's chapter 3. */
const icons = {
  Home: House,
  Zap,
  Thermometer,
  Paintbrush2,
  Square,
  Hammer,
  Trees,
  Sparkles,
  Shield,
  Wind,
  Wrench,
}

export const iconNames = Object.keys(icons)

/** The trades that are sought, or why there are none to see. */
export function TradeCards({ trades }: { trades: ArrivingTrades }) {
  if (trades === 'loading') {
    return (
      <p role="status" className="text-lg text-ink-700">
        {texts.loading}
      </p>
    )
  }
  if (trades === 'failed') {
    return (
      <Notice tone="error" role="alert">
        <p>{texts.failed}</p>
        <LoadAgain />
      </Notice>
    )
  }
  if (trades.length === 0) return <p className="text-lg text-ink-700">{texts.none}</p>
  return <TradeList trades={trades} />
}

export function TradeList({ trades }: { trades: Trade[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {trades.map((trade) => (
        <TradeCard key={trade.id} trade={trade} />
      ))}
    </ul>
  )
}

function TradeCard({ trade: { name, description, iconName } }: { trade: Trade }) {
  return (
    <Card as="li" className="flex items-start gap-4 p-5">
      <IconMark>
        <TradeIcon name={iconName} />
      </IconMark>
      <div className="min-w-0">
        <h3 className="text-lg">{name}</h3>
        {description && <p className="mt-1 text-ink-700">{shorten(description)}</p>}
      </div>
    </Card>
  )
}

function TradeIcon({ name }: { name: string }) {
  return createElement(ownOf(icons, name) ?? Wrench, { 'aria-hidden': true, className: 'size-6 stroke-[1.8]' })
}
