import { PlainForm } from '#forms/plain-form.tsx'
import { EmailField } from '#forms/email-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import type { PostRefusal } from '#requests/request/plain-post.server.ts'
import { PhoneWithHours } from '#ui/phone/phone-with-hours.tsx'

const required = new Set(['vorgangsnummer', 'email'])

/** Number and address of a request; a plain post. */
export function NewLinkForm({ refusal }: { refusal: PostRefusal | undefined }) {
  return (
    <>
      <h2 id="neuer-link-titel" className="text-3xl">
        Um welchen Vorgang geht es?
      </h2>
      <PlainForm
        action="/vorgang/neuer-link"
        titleId="neuer-link-titel"
        idPrefix=""
        required={required}
        refusal={refusal}
        send="Neuen Link anfordern"
        after={
          <p className="text-ink-700">
            Nummer nicht zur Hand? Rufen Sie uns an: <PhoneWithHours />
          </p>
        }
      >
        <TextField
          name="vorgangsnummer"
          label="Vorgangsnummer"
          hint="Zum Beispiel 7K42-PXR8. Sie steht in jeder E-Mail, die Sie von uns bekommen haben."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <EmailField
          name="email"
          label="E-Mail-Adresse"
          hint="Die Adresse, die Sie uns zu diesem Vorgang genannt haben. Nur dorthin schicken wir den Link."
          autoComplete="email"
        />
      </PlainForm>
    </>
  )
}
