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
  // trust.md: six months after the refusal, which is when staff close the application (AGG § 15 (4), § 21 (5) and a margin).
  keepForDays: 180,
  keepFrom: 'closed',
  keptBecause:
    'Nach einer Absage kann zwei Monate lang eine Entschädigung verlangt werden (§ 15 Abs. 4 AGG); dazu kommt die Zeit bis zu einer Klage.',
  withdrawnDays: 90,
  pages: ['/job/:slug/bewerbung', '/jobs/initiativbewerbung'],
  api: { path: '/job-applications', summary: 'Bewerbung auf eine Stelle' },
})
