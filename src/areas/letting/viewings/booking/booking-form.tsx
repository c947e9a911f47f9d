import { CheckboxField } from '#forms/checkbox-field.tsx'
import { DataUse, HoneypotField } from '#forms/form-element.tsx'
import { PlainForm } from '#forms/plain-form.tsx'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { EmailField } from '#forms/email-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import type { PostRefusal } from '#requests/request/plain-post.server.ts'
import { viewingTimeUnbroken } from '../viewing.ts'
import { bookingPath, freeInWords, HOLD_MINUTES, type OpenViewing } from './booking.ts'
import { bookingForm } from './fields.ts'
import { bookingDataUse } from './privacy.ts'

type BookingFormProps = {
  titleId: string
  apartmentId: string
  open: readonly OpenViewing[]
  /** The slot that the address names. */
  chosen: string
  refusal: PostRefusal | undefined
}

/** Which slot, who comes, and where to write. */
export function BookingForm({ titleId, apartmentId, open, chosen, refusal }: BookingFormProps) {
  return (
    <PlainForm
      action={bookingPath(apartmentId)}
      titleId={titleId}
      idPrefix="besichtigung-"
      required={bookingForm.required}
      start={{ termin: chosen, warteliste: 'on' }}
      refusal={refusal}
      send="Besichtigung buchen"
      size="lg"
      dataUse={<DataUse>{bookingDataUse}</DataUse>}
    >
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
      <EmailField
        name="email"
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
    </PlainForm>
  )
}
