import { TextField } from '#forms/text-field.tsx'
import { labels } from '../labels.ts'

/** Who would work for us, and how to reach them. */
export function CompanyStep() {
  return (
    <div className="field-grid">
      <TextField name="companyName" label={labels.companyName} autoComplete="organization" />
      <TextField name="contactPerson" label={labels.contactPerson} autoComplete="name" />
      <TextField
        name="email"
        label={labels.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField name="phone" label={labels.phone} type="tel" autoComplete="tel" />
      <TextField
        name="companyAddress"
        label={labels.companyAddress}
        hint="Straße und Hausnummer, Postleitzahl, Ort"
        autoComplete="street-address"
        className="sm:col-span-2"
      />
    </div>
  )
}
