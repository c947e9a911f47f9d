import type { ReactNode } from 'react'
import { laterSteps } from '#forms/later-steps.tsx'
import type { ChosenApartment } from '../apartments/choices/choice.ts'
import type { ApartmentChoices } from './apartment-choices.ts'
import { type ApplicationStep, steps as allSteps } from './rules.ts'
import { ApartmentStep } from './steps/apartment-step.tsx'
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

const [, ...others] = allSteps
const later = laterSteps<(typeof others)[number]['id'], PrivacyStepProps>(
  others,
  async () => (await import('./steps/later-steps.tsx')).laterContents,
)
export const prepareSteps = later.prepare

/** The fields of each step. */
export function stepContent(id: string, { steps, chosen, choices, isLast, onCorrect }: StepContext): ReactNode {
  const Content = later.contents[id]
  if (!Content) return <ApartmentStep given={choices} />
  return <Content steps={steps.slice(0, -1)} chosen={chosen} isShown={isLast} onCorrect={onCorrect} />
}
