import type { ReactNode } from 'react'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { useEntered } from '#forms/form-context.ts'
import { TextAreaField } from '#forms/text-field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { site } from '#site'
import { labels } from '../labels.ts'

/** What a landlord may ask about the use of the flat and about the risk of unpaid rent. */
export function DisclosureStep() {
  return (
    <div className="grid gap-y-4">
      <CheckboxField name="pets" label={labels.pets} />
      <WhenTicked name="pets">
        <TextAreaField name="pet_details" label={labels.pet_details} hint="Art, Anzahl, Größe" />
      </WhenTicked>
      {site.tenantApplication.sensitiveQuestions.smoking && (
        <CheckboxField
          name="smoking"
          label={labels.smoking}
          voluntary="Nur für Wohnungen mit gemeinsam genutzten Räumen von Bedeutung."
        />
      )}
      <CheckboxField name="previous_evictions" label={labels.previous_evictions} />
      <WhenTicked name="previous_evictions">
        <TextAreaField
          name="previous_evictions_details"
          label={labels.previous_evictions_details}
          hint="Wann und warum?"
        />
      </WhenTicked>
      <CheckboxField name="insolvency_proceedings" label={labels.insolvency_proceedings} />
      <WhenTicked name="insolvency_proceedings">
        <TextAreaField
          name="insolvency_details"
          label={labels.insolvency_details}
          hint="Seit wann, und wie ist der Stand?"
        />
      </WhenTicked>
      <CheckboxField name="deposit_available" label={labels.deposit_available} />
    </div>
  )
}

/** Details of a ticked box. What was typed stays in the form when the box is cleared, but is not sent. */
function WhenTicked({ name, children }: { name: string; children: ReactNode }) {
  const isTicked = useEntered((entered) => entered[name] === 'on')
  const isHydrated = useHydrated()
  return (
    <div hidden={isHydrated && !isTicked} className={isTicked || isHydrated ? 'pl-9' : 'with-js-hidden pl-9'}>
      {children}
    </div>
  )
}
