import { text } from '#requests/mail/standard-mail.ts'

/** In a mail that asks for a confirmation: to somebody whose address was typed by somebody else. */
export const notConfirmed = text(
  'Waren Sie das nicht?',
  'Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung schreiben wir Ihnen dazu nichts und löschen die Adresse.',
  { required: true },
)
