import { DateField } from '#forms/date-field.tsx'
import { Fieldset } from '#forms/field-frame.tsx'
import { MoneyField, TextField } from '#forms/text-field.tsx'
import { site } from '#site'
import { labels } from '../labels.ts'

const asked = site.tenantApplication.sensitiveQuestions

/** Where the applicant lives now. */
export function AddressStep() {
  return (
    <div className="grid gap-y-10">
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-3">
        <TextField
          name="current_address_street"
          label={labels.current_address_street}
          autoComplete="street-address"
          className="sm:col-span-3"
        />
        <TextField
          name="current_address_postal_code"
          label={labels.current_address_postal_code}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <TextField
          name="current_address_city"
          label={labels.current_address_city}
          autoComplete="address-level2"
          className="sm:col-span-2"
        />
      </div>
      <Fieldset legend="Ihr jetziges Mietverhältnis" hint="Lassen Sie leer, was auf Sie nicht zutrifft.">
        {asked.current_landlord && (
          <>
            <TextField
              name="current_landlord_name"
              label={labels.current_landlord_name}
              voluntary="Wir fragen dort nur nach, wenn Sie vorher zugestimmt haben."
              autoComplete="off"
            />
            <TextField
              name="current_landlord_phone"
              label={labels.current_landlord_phone}
              voluntary="Wir rufen dort nur an, wenn Sie vorher zugestimmt haben."
              type="tel"
              autoComplete="off"
            />
          </>
        )}
        <MoneyField name="current_rent_euro" label={labels.current_rent_euro} hint="Zum Beispiel 640,50" />
        <DateField name="current_lease_end_date" label={labels.current_lease_end_date} max="2100-12-31" />
      </Fieldset>
    </div>
  )
}
