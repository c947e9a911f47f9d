import type { Trade } from '../trades/trade.ts'
import { Advantages } from './advantages.tsx'
import { Figures } from './figures.tsx'
import { PartnershipTypes } from './partnership-types.tsx'
import { Requirements } from './requirements.tsx'
import { SoughtTrades } from './sought-trades.tsx'

/** What a partnership offers and asks for, between the page's head and its form. */
export function Offer({ sought }: { sought: Trade[] | undefined }) {
  return (
    <>
      <Figures />
      <PartnershipTypes />
      <SoughtTrades given={sought} />
      <Advantages />
      <Requirements />
    </>
  )
}
