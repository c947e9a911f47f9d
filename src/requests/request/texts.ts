import { callUs } from '#company/call-us.ts'

/** Sentences that every form shares, wherever it is answered. */
export const requestTexts = {
  invalid: 'Bitte prüfen Sie die markierten Angaben.',
  badKey: 'Der Idempotency-Key muss aus 8 bis 200 sichtbaren Zeichen bestehen.',
  keyTaken:
    'Unter diesem Idempotency-Key sind schon andere Angaben eingegangen. Diese hier sind nicht gespeichert. Bitte senden Sie sie unter einem neuen Schlüssel.',
  /** On a page, whose next try has a fresh key. */
  sentOtherwise:
    'Dieses Formular ist mit anderen Angaben schon bei uns eingegangen. Diese Fassung ist noch nicht gespeichert: Wenn Sie auch sie senden möchten, senden Sie das Formular noch einmal.',
  get busy() {
    const call = callUs()
    return `Ihre Angaben konnten gerade nicht gespeichert werden. Bitte senden Sie das Formular in einer Minute noch einmal, es wird nichts doppelt gespeichert.${call ? ` Oder ${call}.` : ''}`
  },
  limitedTitle: 'Zu viele Anfragen',
  limited(retryAfterSeconds: number): string {
    const minutes = Math.ceil(retryAfterSeconds / 60)
    const wait = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`
    const call = callUs()
    return `Von Ihrem Anschluss kamen in kurzer Zeit viele Anfragen. Bitte senden Sie das Formular in ${wait} noch einmal${call ? ` oder ${call}` : ''}.`
  },
} as const
