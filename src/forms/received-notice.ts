import type { KeptNotice } from '#ui/part/kept-notice.ts'

/** Confirms what was sent, also when the page breaks that was to confirm it. */
export const receivedNotice = (reference: string): KeptNotice => ({
  title: 'Ihre Angaben sind angekommen',
  text: `Ihre Vorgangsnummer: ${reference}. Bitte senden Sie nichts noch einmal, und nennen Sie die Nummer, wenn Sie uns anrufen.`,
})
