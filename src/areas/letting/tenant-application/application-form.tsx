import { useEffect } from 'react'
import { ButtonLink } from '#ui/button/button.tsx'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import type { StepAddress } from '#forms/use-step-address.ts'
import { useSubmissionForm } from '#forms/use-submission-form.ts'
import { useWizard } from '#forms/use-wizard.ts'
import { WizardForm } from '#forms/wizard-form.tsx'
import type { ChosenApartment } from '../apartments/choices/choice.ts'
import type { ApartmentChoices } from './apartment-choices.ts'
import { ChosenFlat } from './chosen-flat.tsx'
import { stepsFor, tenantForm } from './fields.ts'
import { loadLaterSteps, stepContent } from './step-content.tsx'
import { texts } from './texts.ts'

type ApplicationFormProps = {
  /** The flat that was chosen before; then the form has six steps. */
  chosen: ChosenApartment | null
  choices?: ApartmentChoices
  address: StepAddress
  labelledBy: string
  fresh?: FreshFields
  answer?: PostedAnswer | undefined
  level?: 2 | 3
  onReceived: (reference: string) => void | Promise<void>
}

const noChoices: ApartmentChoices = { cities: [], city: null, properties: [], propertyId: null, apartments: [] }

/** Reads the answers that the address or the chosen flat has given already. */
function decided(chosen: ChosenApartment | null, { city, propertyId }: ApartmentChoices): Record<string, string> {
  if (chosen) return { city: chosen.addressCity, property_id: chosen.propertyId, apartment_id: chosen.id }
  return { ...(city !== null && { city }), ...(propertyId !== null && { property_id: propertyId }) }
}

/** The tenant application in six or seven steps, on its page and in the dialog of a flat. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { chosen, choices = noChoices, address, labelledBy, fresh, answer, level, onReceived } = props
  const form = useSubmissionForm({
    form: tenantForm,
    fresh,
    answer,
    fixed: decided(chosen, choices),
    toasts: { received: texts.received, failed: texts.failed },
    onReceived,
  })
  const steps = stepsFor(chosen !== null)
  const wizard = useWizard(steps, form, address)
  useEffect(() => void loadLaterSteps().catch(() => {}), [])
  const context = { steps, chosen, choices, isLast: wizard.isLast, onCorrect: wizard.correct }

  return (
    <WizardForm
      form={form}
      wizard={wizard}
      renderStep={(step) => stepContent(step.id, context)}
      labelledBy={labelledBy}
      submitLabel={texts.submit}
      {...(level && { level })}
      refused={
        <p className="pt-1">
          <ButtonLink to="/wohnungen?status=available" size="sm">
            Andere freie Wohnungen ansehen
          </ButtonLink>
        </p>
      }
    >
      {chosen && <ChosenFlat chosen={chosen} />}
    </WizardForm>
  )
}
