import { useApiQuery } from '#platform/query/use-api-query.ts'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { tradesQuery } from '../trades/queries.ts'
import { texts } from '../trades/texts.ts'
import type { Trade } from '../trades/trade.ts'
import { TradeCards } from '../trades/trade-cards.tsx'

/** Which trades we look for. `given` is what the server rendered the page with. */
export function SoughtTrades({ given }: { given: Trade[] | undefined }) {
  const trades = useApiQuery({ ...tradesQuery, initialData: given })
  return (
    // Not named after its heading: „Gewerk“ is what the form below calls its field.
    <Section tone="tint" id="gesuchte-gewerke">
      <SectionHeading id="gewerke" {...texts.heading} />
      <TradeCards trades={trades} />
    </Section>
  )
}
