import { CheckboxField } from '#forms/checkbox-field.tsx'
import { useEntered } from '#forms/form-context.ts'
import { inputOf } from '#forms/form-field.tsx'
import { ReviewCard, ReviewList } from '#forms/review-list.tsx'
import { useApiQuery } from '#platform/query/use-api-query.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { ChosenApartment } from '#areas/letting/apartments/choices/choice.ts'
import { apartmentsQuery, propertiesQuery, propertyText } from '../apartment-choices.ts'
import { type ApplicationStep, tenantForm } from '../fields.ts'

export type PrivacyStepProps = {
  /** Those before this one. */
  steps: readonly ApplicationStep[]
  chosen: ChosenApartment | null
  /** The review is made only when it can be seen. */
  isShown: boolean
  onCorrect: (stepId: string) => void
}

/** A last look at everything, then the two consents without which nothing may be stored. */
export function PrivacyStep({ steps, chosen, isShown, onCorrect }: PrivacyStepProps) {
  const isHydrated = useHydrated()
  return (
    <div className="grid gap-y-8">
      {isHydrated && isShown && (
        <div>
          <h3 className="mb-1.5 text-2xl">Angaben prüfen</h3>
          <p className="mb-4 text-ink-700">Stimmt alles? Was Sie ändern möchten, erreichen Sie mit einem Klick.</p>
          <ApplicationReview steps={steps} chosen={chosen} onCorrect={onCorrect} />
        </div>
      )}
      <div className="grid gap-y-2">
        <CheckboxField
          {...inputOf(tenantForm, 'privacy_policy_accepted')}
          label={
            <>
              <span>Ich habe die</span>{' '}
              <a href="/datenschutz" target="_blank" rel="noopener" className="link">
                Datenschutzerklärung<span className="sr-only"> (öffnet in neuem Tab)</span>
              </a>{' '}
              <span>gelesen und akzeptiere sie.</span>
            </>
          }
        />
        <CheckboxField
          {...inputOf(tenantForm, 'data_processing_consent')}
          label="Ich stimme zu, dass meine Angaben verarbeitet werden, um meine Bewerbung zu bearbeiten. Ich kann die Zustimmung jederzeit widerrufen."
        />
      </div>
      <Notice tone="info" title="Was mit Ihren Daten geschieht">
        <p>
          Wir verwenden Ihre Angaben nur, um Ihre Bewerbung zu bearbeiten. Wir geben sie nicht an Dritte weiter. Nach
          Abschluss des Verfahrens löschen wir sie, sofern keine gesetzliche Aufbewahrungspflicht besteht.
        </p>
      </Notice>
    </div>
  )
}

/** Everything that will be sent; flat and building by the names that the selects show. */
function ApplicationReview({ steps, chosen, onCorrect }: Omit<PrivacyStepProps, 'isShown'>) {
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
