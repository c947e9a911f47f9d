import { NumberField } from '#forms/number-field.tsx'
import { TextAreaField } from '#forms/text-area-field.tsx'
import { Arrive, type GivenTrades } from '#areas/partners/trades/arriving-trades.tsx'
import { labels } from '../labels.ts'
import { TradeSelect } from './trade-select.tsx'

export type ServicesStepProps = { trades: GivenTrades }

/** What the company can do, and where. */
export function ServicesStep({ trades }: ServicesStepProps) {
  return (
    <div className="field-grid">
      <Arrive given={trades}>{(arrived) => <TradeSelect trades={arrived} />}</Arrive>
      <NumberField
        name="experienceYears"
        label={labels.experienceYears}
        hint="In ganzen Jahren, zum Beispiel 12."
        autoComplete="off"
      />
      <TextAreaField
        name="servicesOffered"
        label={labels.servicesOffered}
        hint="Was Sie selbst ausführen, gern auch, was nicht."
        className="sm:col-span-2"
      />
      <TextAreaField
        name="coverageAreas"
        label={labels.coverageAreas}
        hint="Orte oder Umkreis, höchstens 50 km um Rhens."
        rows={3}
        className="sm:col-span-2"
      />
    </div>
  )
}
