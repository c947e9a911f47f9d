import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { mailCompany, type MailContent } from '#requests/mail/mail-content.ts'
import { renderMail } from '#requests/mail/render-mail.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import type { SavedSearch } from './repository.server.ts'

/** Puts a mail about a saved search into the outbox, in the caller's transaction. Wake the outbox after the commit. */
export async function queueSearchMail(app: App, trx: Trx, search: SavedSearch, content: MailContent): Promise<void> {
  const id = app.newId()
  await outbox(trx).add({
    id,
    submissionId: null,
    searchId: search.id,
    purpose: 'search',
    toName: null,
    toAddress: search.email,
    replyTo: app.config.mailTo,
    ...renderMail(content, mailCompany(app.config.siteUrl)),
    createdAt: app.clock.now(),
    held: false,
    messageId: `<${id}@${app.config.mailFrom.split('@').at(-1)}>`,
  })
}
