import { Fieldset } from '#forms/field-frame.tsx'
import { FormField, inputOf } from '#forms/form-field.tsx'
import { MoneyField } from '#forms/text-field.tsx'
import { tenantForm } from '../fields.ts'

/** Asks how the rent would be paid. */
export function FinancesStep() {
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
