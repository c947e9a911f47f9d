import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { mailCompany } from '#requests/mail/mail-content.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { isNeutral, neutralName } from '#requests/request/neutral.ts'
import { showReference } from '#requests/request/reference.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { senderKindOf } from '../kinds.server.ts'
import { senderNotice } from '../mails.ts'

type Said = {
  /** In the subject: `Neue Nachricht`. */
  what: string
  /** After the name: `hat etwas ergänzt`. */
  text: string
}

/** Tells the company that the sender did something. What they wrote stays out: the mailbox is outside the reach of the deletion periods. */
export async function addNotice(app: App, trx: Trx, request: StoredRequest, { what, text }: Said): Promise<void> {
  const company = mailCompany(app.config.siteUrl)
  const reference = showReference(request.reference)
  const { title } = senderKindOf(request.kind)
  // The office does not see yet who it is.
  const isHidden = isNeutral(request)
  const name = isHidden ? neutralName(reference) : request.contactName
  const content = senderNotice.contentOf({
    reference,
    alarm: request.alarm,
    name,
    isHidden,
    what,
    text,
    kindTitle: title.replace(/^Ihre /, ''),
    company,
  })
  const to = {
    purpose: 'notice',
    owner: ofRequest(request.id),
    name: company.brand,
    address: app.config.mailTo,
    ...(!isHidden && { replyTo: request.contactEmail }),
  } as const
  await outbox(trx).add(newMail(app, to, content))
}
