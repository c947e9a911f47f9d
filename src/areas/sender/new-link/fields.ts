import { declareForm } from '#forms/declare-form.ts'
import { type Field, wrong } from '#forms/field.ts'
import { email, line } from '#forms/text-fields.ts'
import { readReference } from '#requests/request/reference.ts'

export const LARGEST_NEW_LINK_BYTES = 16 * 1024

/** As people type it: `7k42 pxr8`. */
const reference: Field<string> = {
  ...line('Vorgangsnummer'),
  isRequired: true,
  read: (entered) =>
    readReference(typeof entered === 'string' ? entered : '') ??
    wrong('Bitte geben Sie die Vorgangsnummer ein, zum Beispiel 7K42-PXR8.'),
}

/** Tells which link is asked for. */
export const newLinkForm = declareForm({
  fields: {
    vorgangsnummer: reference,
    email: email('E-Mail', { message: 'Bitte geben Sie die E-Mail-Adresse ein, die Sie uns genannt haben.' }),
  },
})
