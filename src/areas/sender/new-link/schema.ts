import * as z from 'zod/mini'
import { email, readField } from '#forms/fields.ts'
import { readReference } from '#platform/submissions/reference.ts'

export const LARGEST_NEW_LINK_BYTES = 16 * 1024

/** What tells which link is asked for. The number is read as people type it: `7k42 pxr8`. */
export const newLinkSchema = z.object({
  vorgangsnummer: readField(
    (entered, fail) =>
      readReference(typeof entered === 'string' ? entered : '') ??
      fail('Bitte geben Sie die Vorgangsnummer ein, zum Beispiel 7K42-PXR8.'),
  ),
  email: email('Bitte geben Sie die E-Mail-Adresse ein, die Sie uns genannt haben.'),
})
