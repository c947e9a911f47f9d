import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { mailCompany, type MailContent } from '#requests/mail/mail-content.ts'
import { renderMail } from '#requests/mail/render-mail.ts'
import { outbox } from '#requests/outbox/repository.server.ts'

/** Puts a mail about an incident into the outbox, in the caller's transaction. Wake the outbox after the commit. */
export async function queueListenerMail(
  app: App,
  trx: Trx,
  listener: { id: string; email: string },
  content: MailContent,
): Promise<void> {
  const id = app.newId()
  await outbox(trx).add({
    id,
    submissionId: null,
    listenerId: listener.id,
    purpose: 'incident',
    toName: null,
    toAddress: listener.email,
    replyTo: app.config.mailTo,
    ...renderMail(content, mailCompany(app.config.siteUrl)),
    createdAt: app.clock.now(),
    held: false,
    messageId: `<${id}@${app.config.mailFrom.split('@').at(-1)}>`,
  })
}
