import type { ApplicationStep } from '../fields.ts'
import { AddressStep } from './address-step.tsx'
import { FinancesStep } from './finances-step.tsx'
import { HouseholdStep } from './household-step.tsx'
import { PrivacyStep, type PrivacyStepProps } from './privacy-step.tsx'

export type LaterStepProps = PrivacyStepProps & { id: ApplicationStep['id'] }

/** The steps that nobody begins with, in one file of their own. */
export function LaterStep({ id, ...review }: LaterStepProps) {
  if (id === 'adresse') return <AddressStep />
  if (id === 'haushalt') return <HouseholdStep />
  return id === 'finanzen' ? <FinancesStep /> : <PrivacyStep {...review} />
}
