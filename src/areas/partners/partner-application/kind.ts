import { keptFor } from '#requests/request/deletion.ts'
import { declareKind } from '#areas/kind.ts'

/** An application of a craftsman as a partner. */
export const partnerApplication = declareKind({
  kind: 'partner_application',
  label: 'Handwerker-Partner',
  tone: 'purple',
  desk: 'general',
  noun: 'Bewerbung',
  title: 'Ihre Bewerbung als Handwerker-Partner',
  // As the privacy page says: twelve months after staff close the application.
  keepFor: keptFor('partner_application'),
  keepFrom: 'closed',
  keptBecause: 'Bis ein Auftrag im Gewerk zu vergeben ist, vergeht oft ein Jahr.',
  withdrawnFor: { months: 1 },
  pages: ['/handwerker-partner'],
})
