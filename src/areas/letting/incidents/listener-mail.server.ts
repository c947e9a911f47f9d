import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import type { MailContent } from '#requests/mail/mail-content.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'

/** Puts a mail about an incident into the outbox, in the caller's transaction. Wake the outbox after the commit. */
export async function queueListenerMail(
  app: App,
  trx: Trx,
  { id, email }: { id: string; email: string },
  content: MailContent,
): Promise<void> {
  const to = { purpose: 'incident', owner: { kind: 'listener', id }, address: email } as const
  await outbox(trx).add(newMail(app, to, content))
}
