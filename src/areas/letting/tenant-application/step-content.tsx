import { lazy, type ReactNode } from 'react'
import { FormFields } from '#forms/form-field.tsx'
import type { ChosenApartment } from '../apartments/choices/choice.ts'
import type { ApartmentChoices } from './apartment-choices.ts'
import { type ApplicationStep, tenantForm } from './fields.ts'
import { ApartmentStep } from './steps/apartment-step.tsx'

type StepContext = {
  steps: readonly ApplicationStep[]
  chosen: ChosenApartment | null
  choices: ApartmentChoices
  isLast: boolean
  onCorrect: (stepId: string) => void
}

/** Fetched once the form is there. */
export const loadLaterSteps = () => import('./steps/later-step.tsx')
const LaterStep = lazy(async () => ({ default: (await loadLaterSteps()).LaterStep }))

/** The fields of each step. */
export function stepContent(id: ApplicationStep['id'], context: StepContext): ReactNode {
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
