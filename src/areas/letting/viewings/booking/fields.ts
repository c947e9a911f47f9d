import { declareForm } from '#forms/declare-form.ts'
import { box, email, line, phone } from '#forms/text-fields.ts'

export const LARGEST_BOOKING_BYTES = 16 * 1024

/** „Besichtigung buchen“: which slot, and how to reach the person. Nothing is asked that only an application needs. */
export const bookingForm = declareForm({
  fields: {
    termin: line('Termin', { required: 'Bitte wählen Sie einen Termin.', max: 100 }),
    name: line('Name', { required: 'Bitte geben Sie Ihren Namen ein.', max: 120, autoComplete: 'name' }),
    email: email('E-Mail-Adresse'),
    telefon: phone('Telefon'),
    warteliste: box('Warteliste'),
  },
})
