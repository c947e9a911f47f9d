import type { PrivacyPart } from '#areas/kind.ts'
import { BOOKING_DAYS_AFTER_VIEWING, periodInWords, UNCONFIRMED_BOOKING_DAYS } from '#requests/request/deletion.ts'
import { HOLD_MINUTES } from './booking.ts'

const kept = periodInWords({ days: BOOKING_DAYS_AFTER_VIEWING })
const unconfirmed = periodInWords({ days: UNCONFIRMED_BOOKING_DAYS }).after

/** Beside the form. */
export const bookingDataUse = `Wir brauchen die Angaben, um Ihnen den Platz zu geben und Sie zu erreichen, und löschen sie ${kept.long} nach der Besichtigung oder sofort, wenn Sie absagen.`

export const bookingPrivacy: PrivacyPart = {
  title: 'Besichtigung buchen',
  data: 'Name, E-Mail-Adresse und, freiwillig, Telefonnummer; der Termin, wann Sie ihn gebucht und bestätigt haben, ob Sie einen Platz haben oder auf der Warteliste stehen, und ob Sie da waren. Nach Einkommen oder anderem fragen wir hier nicht.',
  purpose: `um Ihnen einen Platz zu geben, Sie zu erinnern und Ihnen zu schreiben, wenn sich etwas ändert. Bis Sie die Adresse bestätigen, halten wir den Platz ${HOLD_MINUTES}\u00A0Minuten frei. Wird gelost, lost ein Programm unter allen, die sich bis zum Anmeldeschluss eingetragen haben; jede Reihenfolge ist gleich wahrscheinlich. Die Namen sieht, wer bei uns vermietet.`,
  basis:
    'Ihre Anfrage vor einem möglichen Mietvertrag (Art. 6 Abs. 1 Buchst. b DSGVO). Ohne Bestätigung kommt nur die Bitte darum, höchstens zweimal.',
  deletion: () =>
    `Sagen Sie ab, löschen wir Ihre Angaben sofort. Sonst löschen wir Ihre Angaben nach ${kept.after}, gerechnet ab der Besichtigung, unbestätigte Buchungen nach ${unconfirmed}.`,
}
