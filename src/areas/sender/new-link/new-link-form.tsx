import { useMemo, useState } from 'react'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { FormContext } from '#forms/form-context.ts'
import { TextField } from '#forms/text-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { PhoneWithHours } from '#ui/phone/phone-with-hours.tsx'
import type { NewLinkRefusal } from './answer-form.server.ts'

const required = new Set(['vorgangsnummer', 'email'])

/** Number and address of a request; a plain post. */
export function NewLinkForm({ refusal }: { refusal: NewLinkRefusal | undefined }) {
  const [isSending, setSending] = useState(false)
  const context = useMemo(
    () => ({ idPrefix: '', values: refusal?.values ?? {}, errors: refusal?.errors ?? {}, required }),
    [refusal],
  )
  return (
    <>
      <h2 id="neuer-link-titel" className="text-3xl">
        Um welchen Vorgang geht es?
      </h2>
      <FormContext value={context}>
        <form
          method="post"
          action="/vorgang/neuer-link"
          noValidate
          aria-labelledby="neuer-link-titel"
          onSubmit={() => setSending(true)}
          className="mt-6 grid gap-6"
        >
          {refusal && (
            <ErrorSummary {...(refusal.title && { title: refusal.title })}>
              {refusal.message && <p className="mt-1">{refusal.message}</p>}
            </ErrorSummary>
          )}
          <TextField
            name="vorgangsnummer"
            label="Vorgangsnummer"
            hint="Zum Beispiel 7K42-PXR8. Sie steht in jeder E-Mail, die Sie von uns bekommen haben."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            name="email"
            type="email"
            label="E-Mail-Adresse"
            hint="Die Adresse, die Sie uns zu diesem Vorgang genannt haben. Nur dorthin schicken wir den Link."
            autoComplete="email"
          />
          <div>
            <Button type="submit" busy={isSending}>
              Neuen Link anfordern
            </Button>
          </div>
          <p className="text-ink-700">
            Nummer nicht zur Hand? Rufen Sie uns an: <PhoneWithHours />
          </p>
        </form>
      </FormContext>
    </>
  )
}
