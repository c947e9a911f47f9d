import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { mailCompany } from '#requests/mail/mail-content.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { isNeutral, neutralName } from '#requests/submissions/neutral.ts'
import { showReference } from '#requests/submissions/reference.ts'
import type { Submission } from '#requests/submissions/repository.server.ts'
import { senderKindOf } from '../kinds.server.ts'
import { senderNotice } from '../mails.ts'

type Said = {
  /** In the subject: `Neue Nachricht`. */
  what: string
  /** After the name: `hat etwas ergänzt`. */
  text: string
}

/** Tells the company that the sender did something. What they wrote stays out: the mailbox is outside the reach of the deletion periods. */
export async function addNotice(app: App, trx: Trx, submission: Submission, { what, text }: Said): Promise<void> {
  const company = mailCompany(app.config.siteUrl)
  const reference = showReference(submission.reference)
  const { title } = senderKindOf(submission.kind)
  // The office does not see yet who it is.
  const isHidden = isNeutral(submission)
  const name = isHidden ? neutralName(reference) : submission.contactName
  const content = senderNotice.contentOf({
    reference,
    alarm: submission.alarm,
    name,
    isHidden,
    what,
    text,
    kindTitle: title.replace(/^Ihre /, ''),
    company,
  })
  const to = {
    purpose: 'notice',
    owner: ofRequest(submission.id),
    name: company.brand,
    address: app.config.mailTo,
    ...(!isHidden && { replyTo: submission.contactEmail }),
  } as const
  await outbox(trx).add(newMail(app, to, content))
}
