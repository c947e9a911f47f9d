import { keptFor } from '#requests/request/deletion.ts'
import { declareKind } from '#areas/kind.ts'

/** A damage report. */
export const damageReport = declareKind({
  kind: 'damage_report',
  label: 'Schadensmeldung',
  tone: 'red',
  desk: 'repairs',
  noun: 'Schadensmeldung',
  title: 'Ihre Schadensmeldung',
  // Three years after closing: the regular limitation period (BGB § 195).
  keepFor: keptFor('damage_report'),
  keepFrom: 'closed',
  keptBecause: 'So lange können Ansprüche aus dem Schaden verlangt werden (§ 195 BGB).',
  withdrawnFor: null,
  asksForPlace: true,
  offered: {
    words: `schaden, schaeden, wasserschaden, rohrbruch, ueberschwemm, defekt, kaputt, zerbrochen, tropf,
      undicht, schimmel, schimel, verstopf, heizung, heizkoerper, kein strom, stromausfall, kein warm,
      gasgeruch, reparier, klemmt, geht nicht, funktioniert nicht, ausgefallen, ausfall`,
    label: 'Schaden melden',
    why: 'Ist etwas kaputt oder wird etwas beschädigt? Melden Sie es am besten gleich.',
  },
  pages: ['/schadensmeldung'],
})
