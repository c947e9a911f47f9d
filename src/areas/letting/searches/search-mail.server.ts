import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import type { MailContent } from '#requests/mail/mail-content.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import type { SavedSearch } from './repository.server.ts'

/** Puts a mail about a saved search into the outbox, in the caller's transaction. Wake the outbox after the commit. */
export async function queueSearchMail(app: App, trx: Trx, search: SavedSearch, content: MailContent): Promise<void> {
  const to = { purpose: 'search', owner: { kind: 'search', id: search.id }, address: search.email } as const
  await outbox(trx).add(newMail(app, to, content))
}
