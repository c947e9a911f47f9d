import { site } from '#site'
import type { App } from '#platform/app.server.ts'
import type { MailboxMail } from '#requests/incoming-mail/mailbox-worker.server.ts'
import { incomingMails } from '#requests/incoming-mail/repository.server.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { refusedMail } from '../mails.ts'
import { type MailOutcome, receiveMail } from './receive-mail.server.ts'

type Refused = Extract<MailOutcome, { kind: 'refused' }>

const reasons: Record<Refused['reason'], string> = {
  'too-large': 'Sie ist zu groß.',
  unreadable: 'Sie lässt sich nicht lesen.',
  'no-sender': 'Sie nennt keinen gültigen Absender.',
}

/**
 * Stores a mail of the mailbox. Of one that cannot be, the company hears, and it stays there unread (false).
 * @throws when neither is possible now.
 */
export async function takeFromMailbox(app: App, mail: MailboxMail): Promise<boolean> {
  const { content } = mail
  const outcome: MailOutcome =
    typeof content === 'string' ? { kind: 'refused', reason: content } : await receiveMail(app, content)
  if (outcome.kind !== 'refused') return true
  await tellRefused(app, mail, outcome)
  return false
}

async function tellRefused(app: App, { id, from, subject }: MailboxMail, { reason }: Refused): Promise<void> {
  const content = refusedMail.contentOf({ reason: reasons[reason], from, subject })
  const to = { purpose: 'notice', name: site.brand, address: app.config.mailTo, replyTo: null } as const
  await app.db.transaction().execute(async (trx) => {
    if (await incomingMails(trx).note(id, 'refused', app.clock.now())) await outbox(trx).add(newMail(app, to, content))
  })
  app.wakeOutbox()
}
