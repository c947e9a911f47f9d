import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { Arrive, type GivenTrades } from '../trades/arriving-trades.tsx'
import { texts } from '../trades/texts.ts'
import { TradeCards } from '../trades/trade-cards.tsx'

/** Which trades we look for. */
export function SoughtTrades({ sought }: { sought: GivenTrades }) {
  return (
    // Not named after its heading: „Gewerk“ is what the form below calls its field.
    <Section tone="tint" id="gesuchte-gewerke">
      <SectionHeading id="gewerke" {...texts.heading} />
      <Arrive given={sought}>{(trades) => <TradeCards trades={trades} />}</Arrive>
    </Section>
  )
}
