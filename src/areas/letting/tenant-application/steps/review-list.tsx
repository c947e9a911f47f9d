import { useApiQuery } from '#platform/query/use-api-query.ts'
import { useAllEntered } from '#forms/form-context.ts'
import { Card } from '#ui/card/card.tsx'
import type { ChosenApartment } from '#areas/letting/apartments/choices/choice.ts'
import { apartmentsQuery, propertiesQuery, propertyText } from '../apartment-choices.ts'
import { isAsked } from '../asked.ts'
import { reviewOf } from '../review.ts'
import type { ApplicationStep } from '../rules.ts'

type ReviewListProps = {
  /** Those that asked for something before. */
  steps: readonly ApplicationStep[]
  chosen: ChosenApartment | null
  onCorrect: (stepId: string) => void
}

/** Everything that will be sent, step by step, each with a way back to correct it. */
export function ReviewList({ steps, chosen, onCorrect }: ReviewListProps) {
  const entered = useAllEntered()
  const { data: properties } = useApiQuery(propertiesQuery(chosen ? '' : (entered.city ?? '')))
  const { data: apartments } = useApiQuery(apartmentsQuery(chosen ? '' : (entered.property_id ?? '')))
  const property = properties?.find(({ id }) => id === entered.property_id)
  const apartment = apartments?.find(({ id }) => id === entered.apartment_id)
  const names = {
    property_id: property ? propertyText(property) : undefined,
    apartment_id: entered.apartment_id ? apartment?.name : 'Keine bestimmte Wohnung',
  }
  return (
    <div className="grid gap-4">
      {chosen && (
        <ReviewCard
          title="Wohnung"
          lines={[{ label: 'Wohnung', value: `${chosen.name}, ${chosen.propertyName}, ${chosen.addressCity}` }]}
        />
      )}
      {steps.map((step) => (
        <ReviewCard
          key={step.id}
          title={step.title}
          lines={reviewOf(step, entered, names, isAsked)}
          onCorrect={() => onCorrect(step.id)}
        />
      ))}
    </div>
  )
}

type ReviewCardProps = { title: string; lines: { label: string; value: string }[]; onCorrect?: () => void }

function ReviewCard({ title, lines, onCorrect }: ReviewCardProps) {
  return (
    <Card as="section" className="p-4 sm:p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h4 className="text-lg">{title}</h4>
        {onCorrect && (
          <button
            type="button"
            onClick={onCorrect}
            aria-label={`Ändern: ${title}`}
            className="link min-h-6 font-semibold"
          >
            Ändern
          </button>
        )}
      </div>
      <dl className="mt-2 divide-y divide-ink-100">
        {lines.map(({ label, value }) => (
          <div key={label} className="grid gap-x-5 py-2 sm:grid-cols-[2fr_3fr]">
            <dt className="text-sm text-ink-600 sm:text-base">{label}</dt>
            <dd className="min-w-0 font-medium break-words whitespace-pre-line text-ink-950">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
