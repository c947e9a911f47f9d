import { Fieldset } from '#forms/field-frame.tsx'
import { FormField, inputOf } from '#forms/form-field.tsx'
import { MoneyField } from '#forms/text-field.tsx'
import { tenantForm } from '../fields.ts'

/** Where the applicant lives now. */
export function AddressStep() {
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
