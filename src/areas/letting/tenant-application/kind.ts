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
  // trust.md: six months after the refusal, which is when staff close the application (AGG § 15 (4), § 21 (5) and a margin).
  keepForDays: 180,
  keepFrom: 'closed',
  keptBecause:
    'Nach einer Absage kann zwei Monate lang eine Entschädigung verlangt werden (§ 21 Abs. 5 AGG); dazu kommt die Zeit bis zu einer Klage.',
  withdrawnDays: 90,
  pages: ['/mieter-bewerbung'],
  api: { path: '/tenant-applications', summary: 'Mieterbewerbung' },
})
