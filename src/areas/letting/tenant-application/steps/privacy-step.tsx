import { CheckboxField } from '#forms/checkbox-field.tsx'
import { inputOf } from '#forms/form-field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { ChosenApartment } from '#areas/letting/apartments/choices/choice.ts'
import { type ApplicationStep, tenantForm } from '../fields.ts'
import { ApplicationReview } from './application-review.tsx'

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
