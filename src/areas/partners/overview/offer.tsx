import { Figures } from '#ui/figures/figures.tsx'
import type { GivenTrades } from '../trades/arriving-trades.tsx'
import { Advantages } from './advantages.tsx'
import { PartnershipTypes } from './partnership-types.tsx'
import { Requirements } from './requirements.tsx'
import { SoughtTrades } from './sought-trades.tsx'

/** The claims of the specification's chapter 2. */
const figures = [
  { figure: '70+', label: 'betreute Einheiten' },
  { figure: '10+', label: 'Jahre Erfahrung' },
  { figure: '100%', label: 'zufriedene Mieter' },
  { figure: '12+', label: 'Partnerbetriebe' },
]

type OfferProps = { sought: GivenTrades }

/** What a partnership offers and asks for, between the page's head and its form. */
export function Offer({ sought }: OfferProps) {
  return (
    <>
      <Figures title="Die Zusammenarbeit in Zahlen" figures={figures} />
      <PartnershipTypes />
      <SoughtTrades sought={sought} />
      <Advantages />
      <Requirements />
    </>
  )
}
