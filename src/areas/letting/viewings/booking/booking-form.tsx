import { useMemo, useState } from 'react'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { FormContext } from '#forms/form-context.ts'
import { DataUse, HoneypotField } from '#forms/form-element.tsx'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { viewingTimeUnbroken } from '../viewing.ts'
import type { BookingRefusal } from './answer-form.server.ts'
import { bookingPath, freeInWords, HOLD_MINUTES, type OpenViewing } from './booking.ts'
import { bookingForm } from './fields.ts'
import { bookingDataUse } from './privacy.ts'

type BookingFormProps = {
  titleId: string
  apartmentId: string
  open: readonly OpenViewing[]
  /** The slot that the address names. */
  chosen: string
  refusal: BookingRefusal | undefined
}

/** A plain post: which slot, who comes, and where to write. */
export function BookingForm({ titleId, apartmentId, open, chosen, refusal }: BookingFormProps) {
  const [isSending, setSending] = useState(false)
  const context = useMemo(
    () => ({
      idPrefix: 'besichtigung-',
      values: { termin: chosen, warteliste: 'on', ...refusal?.values },
      errors: refusal?.errors ?? {},
      required: bookingForm.required,
    }),
    [chosen, refusal],
  )
  return (
    <FormContext value={context}>
      <form
        method="post"
        action={bookingPath(apartmentId)}
        noValidate
        aria-labelledby={titleId}
        onSubmit={() => setSending(true)}
        className="mt-6 grid gap-6"
      >
        {refusal && (
          <ErrorSummary {...(refusal.title && { title: refusal.title })}>
            {refusal.message && <p className="mt-1">{refusal.message}</p>}
          </ErrorSummary>
        )}
        <RadioGroupField
          name="termin"
          label="Welcher Termin passt Ihnen?"
          options={open.map((viewing) => ({
            value: viewing.id,
            label: viewingTimeUnbroken(viewing),
            hint: freeInWords(viewing),
          }))}
        />
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField
          name="email"
          type="email"
          label="E-Mail-Adresse"
          hint={`Sie bestätigen sie mit einem Link. So lange halten wir den Platz ${HOLD_MINUTES}\u00A0Minuten frei.`}
          autoComplete="email"
        />
        <TextField
          name="telefon"
          type="tel"
          label="Telefon"
          voluntary
          hint="Falls sich am selben Tag etwas ändert."
          autoComplete="tel"
        />
        <CheckboxField
          name="warteliste"
          label="Ist kein Platz mehr frei, möchte ich auf die Warteliste. Wird einer frei, rücke ich nach."
        />
        <HoneypotField name="ihre_webseite" />
        <div>
          <Button type="submit" size="lg" busy={isSending}>
            Besichtigung buchen
          </Button>
          <div className="mt-4">
            <DataUse>{bookingDataUse}</DataUse>
          </div>
        </div>
      </form>
    </FormContext>
  )
}
