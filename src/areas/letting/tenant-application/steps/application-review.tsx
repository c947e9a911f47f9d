import { useApiQuery } from '#platform/query/use-api-query.ts'
import { useEntered } from '#forms/form-context.ts'
import { ReviewCard, ReviewList } from '#forms/review-list.tsx'
import type { ChosenApartment } from '#areas/letting/apartments/choices/choice.ts'
import { apartmentsQuery, propertiesQuery, propertyText } from '../apartment-choices.ts'
import { type ApplicationStep, tenantForm } from '../fields.ts'

type ApplicationReviewProps = {
  /** Those that asked for something before. */
  steps: readonly ApplicationStep[]
  chosen: ChosenApartment | null
  onCorrect: (stepId: string) => void
}

/** Everything that will be sent; flat and building by the names that the selects show. */
export function ApplicationReview({ steps, chosen, onCorrect }: ApplicationReviewProps) {
  const city = useEntered((entered) => entered.city ?? '')
  const propertyId = useEntered((entered) => entered.property_id ?? '')
  const apartmentId = useEntered((entered) => entered.apartment_id ?? '')
  const { data: properties } = useApiQuery(propertiesQuery(chosen ? '' : city))
  const { data: apartments } = useApiQuery(apartmentsQuery(chosen ? '' : propertyId))
  const property = properties?.find(({ id }) => id === propertyId)
  const apartment = apartments?.find(({ id }) => id === apartmentId)
  const names = {
    property_id: property ? propertyText(property) : undefined,
    apartment_id: apartmentId ? apartment?.name : 'Keine bestimmte Wohnung',
  }
  return (
    <div className="grid gap-4">
      {chosen && (
        <ReviewCard
          title="Wohnung"
          lines={[{ label: 'Wohnung', value: `${chosen.name}, ${chosen.propertyName}, ${chosen.addressCity}` }]}
        />
      )}
      <ReviewList of={tenantForm} steps={steps} known={{ names }} onCorrect={onCorrect} />
    </div>
  )
}
