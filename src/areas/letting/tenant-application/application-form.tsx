import { lazy, type ReactNode, useEffect } from 'react'
import { ButtonLink } from '#ui/button/button.tsx'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import type { StepAddress } from '#forms/use-step-address.ts'
import { useSubmissionForm } from '#forms/use-submission-form.ts'
import { useWizard } from '#forms/use-wizard.ts'
import { WizardForm } from '#forms/wizard-form.tsx'
import type { ChosenApartment } from '../apartments/choices/choice.ts'
import type { ApartmentChoices } from './apartment-choices.ts'
import { type ApplicationStep, stepsFor, tenantForm } from './fields.ts'
import { texts } from './texts.ts'
import { FormFields } from '#forms/form-field.tsx'
import { ApartmentStep } from './steps/apartment-step.tsx'
import { House } from 'lucide-react'

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

type StepContext = {
  steps: readonly ApplicationStep[]
  chosen: ChosenApartment | null
  choices: ApartmentChoices
  isLast: boolean
  onCorrect: (stepId: string) => void
}

/** Fetched once the form is there. */
const loadLaterSteps = () => import('./steps/later-step.tsx')
const LaterStep = lazy(async () => ({ default: (await loadLaterSteps()).LaterStep }))

/** The fields of each step. */
function stepContent(id: ApplicationStep['id'], context: StepContext): ReactNode {
  const { steps, chosen, choices, isLast, onCorrect } = context
  switch (id) {
    case 'wohnung':
      return <ApartmentStep given={choices} />
    case 'hauptbewerber':
      return (
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <FormFields of={tenantForm} step={id} />
        </div>
      )
    // Questions that a landlord may ask about the use of the flat and about the risk of unpaid rent.
    case 'selbstauskunft':
      return (
        <div className="grid gap-y-4">
          <FormFields of={tenantForm} step={id} />
        </div>
      )
    default:
      return <LaterStep id={id} steps={steps.slice(0, -1)} chosen={chosen} isShown={isLast} onCorrect={onCorrect} />
  }
}

/** The flat that was chosen before the form began, as words and as the form's fields. */
function ChosenFlat({ chosen }: { chosen: ChosenApartment }) {
  const { id, name, propertyId, propertyName, addressStreet, addressCity } = chosen
  return (
    <div className="mb-8 flex items-start gap-3.5 rounded-card bg-brand-50 p-4 sm:p-5">
      <House aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-action" />
      <p className="min-w-0">
        <span className="block font-semibold text-ink-950">{name}</span>
        <span className="block text-ink-700">
          {[propertyName, addressStreet, addressCity].filter(Boolean).join(', ')}
        </span>
      </p>
      <input type="hidden" name="city" defaultValue={addressCity} />
      <input type="hidden" name="property_id" defaultValue={propertyId} />
      <input type="hidden" name="apartment_id" defaultValue={id} />
    </div>
  )
}
