import { eachFormKind } from '#areas/kinds.server.ts'
import { answerMails, bookingMails, incidentMails, searchMails } from '#areas/letting/public.server.ts'
import { senderMails } from '#areas/sender/public.server.ts'
import { ownPage } from '#requests/mail/own-page.ts'
import { mailGroups, type StandardMail } from '#requests/mail/standard-mail.ts'
import { alertMail } from '#office/desk/alerts/alert-mail.ts'
import { testMail } from '../settings/test-mail.server.ts'

// Several forms may send the same mail.
const declared = new Set<StandardMail>([
  ...eachFormKind.flatMap(({ standardMails }) => standardMails),
  ...bookingMails,
  ...answerMails,
  ...searchMails,
  ...incidentMails,
  ...senderMails,
  ownPage,
  alertMail,
  testMail,
])

const groups = Object.keys(mailGroups)

/** Every mail whose texts staff may change, by group. */
export const standardMails: readonly StandardMail[] = [...declared].toSorted(
  (one, other) => groups.indexOf(one.group) - groups.indexOf(other.group),
)

export const mailNamed = (id: string) => standardMails.find((mail) => mail.id === id)
