import { keptFor } from '#requests/request/deletion.ts'
import { declareKind } from '#areas/kind.ts'

/** A job application. */
export const jobApplication = declareKind({
  kind: 'job_application',
  label: 'Stellenbewerbung',
  tone: 'purple',
  desk: 'personnel',
  isSensitive: true,
  noun: 'Bewerbung',
  title: 'Ihre Stellenbewerbung',
  // Six months after the refusal, which is when staff close the application: AGG § 15 (4), § 21 (5) and a margin.
  keepFor: keptFor('job_application'),
  keepFrom: 'closed',
  keptBecause:
    'Nach einer Absage kann zwei Monate lang eine Entschädigung verlangt werden (§ 15 Abs. 4 AGG); dazu kommt die Zeit bis zu einer Klage.',
  withdrawnFor: { months: 3 },
  refusal: {
    reasons: {
      anderweitig_besetzt: 'Stelle mit jemand anderem besetzt',
      nicht_mehr_offen: 'Stelle wird nicht mehr besetzt',
      qualifikation_fehlt: 'Geforderte Qualifikation fehlt',
      erfahrung_fehlt: 'Geforderte Erfahrung fehlt',
      verfuegbarkeit: 'Beginn oder Arbeitszeit passt nicht',
      gehaltsvorstellung: 'Gehaltsvorstellung passt nicht',
      unterlagen_fehlen: 'Unterlagen fehlen trotz Nachfrage',
      nicht_erreichbar: 'Nicht erreichbar oder nicht erschienen',
      zurueckgezogen: 'Bewerbung zurückgezogen',
      sonstiges: 'Anderer Grund',
    },
    keptBecause:
      'Ansprüche wegen Benachteiligung können zwei Monate lang geltend gemacht (§ 15 Abs. 4 AGG) und danach drei Monate lang eingeklagt werden (§ 61b ArbGG). So lange bleibt die Bewerbung mit dem Grund als Nachweis. Spätestens sechs Monate nach der Absage wird sie gelöscht: So steht es in der Datenschutzerklärung.',
  },
  pages: ['/job/:slug/bewerbung', '/jobs/initiativbewerbung'],
})
