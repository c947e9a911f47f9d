import { keptFor } from '#requests/request/deletion.ts'
import { declareKind } from '#areas/kind.ts'

/** A tenant application. */
export const tenantApplication = declareKind({
  kind: 'tenant_application',
  label: 'Mieterbewerbung',
  tone: 'blue',
  desk: 'general',
  isSensitive: true,
  noun: 'Bewerbung',
  title: 'Ihre Bewerbung um eine Wohnung',
  // Six months after the refusal, which is when staff close the application: AGG § 15 (4), § 21 (5) and a margin.
  keepFor: keptFor('tenant_application'),
  keepFrom: 'closed',
  keptBecause:
    'Nach einer Absage kann zwei Monate lang eine Entschädigung verlangt werden (§ 21 Abs. 5 AGG); dazu kommt die Zeit bis zu einer Klage.',
  withdrawnFor: { months: 3 },
  refusal: {
    reasons: {
      anderweitig_vermietet: 'Wohnung an jemand anderen vermietet',
      nicht_mehr_frei: 'Wohnung wird nicht mehr angeboten',
      einkommen_reicht_nicht: 'Einkommen reicht für die Miete nicht',
      bonitaet: 'Bonität nicht ausreichend',
      haushalt_zu_gross: 'Haushalt zu groß für die Wohnung',
      unterlagen_fehlen: 'Unterlagen fehlen trotz Nachfrage',
      nicht_erreichbar: 'Nicht erreichbar oder nicht erschienen',
      zurueckgezogen: 'Bewerbung zurückgezogen',
      sonstiges: 'Anderer Grund',
    },
    keptBecause:
      'Ansprüche wegen Benachteiligung können zwei Monate lang geltend gemacht werden (§ 21 Abs. 5 AGG). So lange bleibt die Bewerbung mit dem Grund als Nachweis. Spätestens sechs Monate nach der Absage wird sie gelöscht: So steht es in der Datenschutzerklärung.',
  },
  offered: {
    words: 'bewerb, mieterbewerbung, selbstauskunft, mieterselbstauskunft, mietinteressent',
    label: 'Um eine Wohnung bewerben',
    why: 'Die Bewerbung füllen Sie in etwa zehn Minuten online aus.',
  },
  pages: ['/mieter-bewerbung'],
})
