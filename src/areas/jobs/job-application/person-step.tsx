import { TextField } from '#forms/text-field.tsx'
import { labels } from './labels.ts'

/** Who applies, and how to reach them. */
export function PersonStep() {
  return (
    <div className="field-grid">
      <TextField name="firstName" label={labels.firstName} autoComplete="given-name" />
      <TextField name="lastName" label={labels.lastName} autoComplete="family-name" />
      <TextField
        name="email"
        label={labels.email}
        hint="Für die Eingangsbestätigung."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="phone"
        label={labels.phone}
        hint="Für die Einladung zum Gespräch."
        type="tel"
        autoComplete="tel"
      />
      <TextField
        name="address"
        label={labels.address}
        hint="Straße und Hausnummer, Postleitzahl und Ort."
        autoComplete="street-address"
        className="sm:col-span-2"
      />
    </div>
  )
}
