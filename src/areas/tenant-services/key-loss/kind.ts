import { keptFor } from '#requests/request/deletion.ts'
import { declareKind } from '#areas/kind.ts'

/** A tenant's report of a lost key. */
export const keyLoss = declareKind({
  kind: 'key_loss',
  label: 'Schlüsselverlust',
  tone: 'amber',
  // New keys of a locking system are ordered with the security card, which lies in the office.
  desk: 'general',
  noun: 'Meldung',
  title: 'Ihre Meldung über einen verlorenen Schlüssel',
  // Twelve months after receipt, as the privacy page says.
  keepFor: keptFor('key_loss'),
  keptBecause: 'Rückfragen zu Ersatz, Kosten und Versicherung kommen meist im ersten Jahr.',
  withdrawnFor: { months: 1 },
  offered: {
    words: `schluessel, schluesel, haustuerschluessel, wohnungsschluessel, briefkastenschluessel, kellerschluessel,
      ersatzschluessel, zweitschluessel, transponder, ausgesperrt, tuer zugefallen`,
    label: 'Verlorenen Schlüssel melden',
    why: 'Fehlt Ihnen ein Schlüssel? Melden Sie es uns, dann kümmern wir uns um Ersatz.',
  },
  pages: ['/schluessel-verloren'],
})
