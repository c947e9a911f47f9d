import { AddressStep } from './address-step.tsx'
import { ApplicantStep } from './applicant-step.tsx'
import { DisclosureStep } from './disclosure-step.tsx'
import { FinancesStep } from './finances-step.tsx'
import { HouseholdStep } from './household-step.tsx'
import { PrivacyStep } from './privacy-step.tsx'

/** The fields of the steps after the flat. A file of its own (`step-content.tsx`). */
export const laterContents = {
  hauptbewerber: ApplicantStep,
  adresse: AddressStep,
  haushalt: HouseholdStep,
  finanzen: FinancesStep,
  selbstauskunft: DisclosureStep,
  datenschutz: PrivacyStep,
}
