import { type ComponentType, lazy, type ReactNode } from 'react'
import type { ChosenApartment } from '../apartments/choices/choice.ts'
import type { ApartmentChoices } from './apartment-choices.ts'
import type { ApplicationStep } from './rules.ts'
import { AddressStep } from './steps/address-step.tsx'
import { ApartmentStep } from './steps/apartment-step.tsx'
import { ApplicantStep } from './steps/applicant-step.tsx'
import { DisclosureStep } from './steps/disclosure-step.tsx'
import { FinancesStep } from './steps/finances-step.tsx'
import { HouseholdStep } from './steps/household-step.tsx'
import type { PrivacyStepProps } from './steps/privacy-step.tsx'

export const leads: Record<string, string> = {
  wohnung: 'Um welche Wohnung geht es? Angeboten wird, was jetzt frei ist.',
  hauptbewerber: 'Wer soll im Mietvertrag stehen?',
  adresse: 'Wo wohnen Sie jetzt?',
  haushalt: 'Wie viele Personen ziehen ein?',
  finanzen: 'Wovon wird die Miete bezahlt? Nachweise brauchen wir jetzt noch nicht.',
  selbstauskunft: 'Kreuzen Sie an, was zutrifft. Ein Kreuz schließt Sie nicht aus; wir sprechen mit Ihnen darüber.',
  datenschutz: 'Fast geschafft: noch einmal durchsehen, zustimmen, absenden.',
}

type StepContext = {
  steps: readonly ApplicationStep[]
  chosen: ChosenApartment | null
  choices: ApartmentChoices
  isLast: boolean
  onCorrect: (stepId: string) => void
}

/** The last step, with its review: fetched once the form is there. */
export const loadPrivacyStep = () => import('./steps/privacy-step.tsx')
const PrivacyStep = lazy(async () => ({ default: (await loadPrivacyStep()).PrivacyStep }))

const contents: Record<string, ComponentType<PrivacyStepProps>> = {
  hauptbewerber: ApplicantStep,
  adresse: AddressStep,
  haushalt: HouseholdStep,
  finanzen: FinancesStep,
  selbstauskunft: DisclosureStep,
  datenschutz: PrivacyStep,
}

/** The fields of each step. */
export function stepContent(id: string, { steps, chosen, choices, isLast, onCorrect }: StepContext): ReactNode {
  const Content = contents[id]
  if (!Content) return <ApartmentStep given={choices} />
  return <Content steps={steps.slice(0, -1)} chosen={chosen} isShown={isLast} onCorrect={onCorrect} />
}
