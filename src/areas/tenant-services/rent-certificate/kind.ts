import { keptFor } from '#requests/request/deletion.ts'
import { declareKind } from '#areas/kind.ts'

/** A request for a rent certificate. */
export const rentCertificate = declareKind({
  kind: 'rent_certificate',
  label: 'Mietbescheinigung',
  tone: 'amber',
  desk: 'general',
  noun: 'Anforderung',
  title: 'Ihre Mietbescheinigung',
  // Twelve months after receipt, as the privacy page says.
  keepFor: keptFor('rent_certificate'),
  keptBecause: 'Rückfragen von Ämtern und Banken kommen meist im ersten Jahr.',
  withdrawnFor: { months: 1 },
  offered: {
    words: `mietbescheinigun, bescheinigung, mietbestaetigung, wohngeld, kindergeld, jobcenter, sozialamt,
      buergergeld`,
    label: 'Mietbescheinigung anfordern',
    why: 'Für Ämter, Bank oder Arbeitgeber stellen wir Ihnen eine Bescheinigung aus.',
  },
  pages: ['/mietbescheinigung'],
})
