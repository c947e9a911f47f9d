import { Fieldset } from '#forms/field-frame.tsx'
import { FormField, inputOf } from '#forms/form-field.tsx'
import { MoneyField } from '#forms/text-field.tsx'
import { type ApplicationStep, tenantForm } from '../fields.ts'
import { HouseholdStep } from './household-step.tsx'
import { PrivacyStep, type PrivacyStepProps } from './privacy-step.tsx'

export type LaterStepProps = PrivacyStepProps & { id: ApplicationStep['id'] }

/** The steps that nobody begins with, in one file of their own. */
export function LaterStep({ id, ...review }: LaterStepProps) {
  if (id === 'adresse') return <AddressStep />
  if (id === 'haushalt') return <HouseholdStep />
  return id === 'finanzen' ? <FinancesStep /> : <PrivacyStep {...review} />
}

/** Where the applicant lives now. */
function AddressStep() {
  return (
    <div className="grid gap-y-10">
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-3">
        <FormField of={tenantForm} name="current_address_street" className="sm:col-span-3" />
        <FormField of={tenantForm} name="current_address_postal_code" />
        <FormField of={tenantForm} name="current_address_city" className="sm:col-span-2" />
      </div>
      <Fieldset legend="Ihr jetziges Mietverhältnis" hint="Lassen Sie leer, was auf Sie nicht zutrifft.">
        <FormField of={tenantForm} name="current_landlord_name" />
        <FormField of={tenantForm} name="current_landlord_phone" />
        <MoneyField {...inputOf(tenantForm, 'current_rent_euro')} />
        <FormField of={tenantForm} name="current_lease_end_date" />
      </Fieldset>
    </div>
  )
}

/** Asks how the rent would be paid. */
function FinancesStep() {
  return (
    <div className="grid gap-y-10">
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <MoneyField {...inputOf(tenantForm, 'monthly_net_income_euro')} className="sm:col-span-2 sm:max-w-sm" />
        <FormField of={tenantForm} name="employment_type" />
        <FormField of={tenantForm} name="employment_since" />
        <FormField of={tenantForm} name="employer_name" />
        <FormField of={tenantForm} name="employer_address" />
      </div>
      <Fieldset
        legend="Weiteres Einkommen"
        hint="Zum Beispiel Kindergeld, Unterhalt, Wohngeld oder eine Nebentätigkeit."
      >
        <MoneyField {...inputOf(tenantForm, 'additional_income_euro')} />
        <FormField of={tenantForm} name="additional_income_source" />
      </Fieldset>
    </div>
  )
}
