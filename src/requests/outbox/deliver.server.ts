import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { postWebhook } from '../emergency/webhook.server.ts'
import { MailError, type Mailer } from '../mail/mailer.server.ts'
import { postPush } from './post-push.server.ts'
import { submissions } from '../submissions/repository.server.ts'
import { claimMail, type ClaimedMail } from './stored/repository.server.ts'
import { outbox } from './repository.server.ts'
import { withFiles } from './with-files.server.ts'
import { withSenderLink } from './with-sender-link.server.ts'
import { HOUR_MS, MINUTE_MS } from '#values/durations.ts'

/** The wait after each failed try. Together 65 hours: a mail server that is down over a weekend loses nothing. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 12 * HOUR_MS, 48 * HOUR_MS]
export const MOST_ATTEMPTS = WAITS_MS.length + 1
/** Of a push message, 81 minutes: what is shown later than that helps nobody. */
const MOST_PUSH_ATTEMPTS = 5

/** How long a claimed mail is nobody else's: longer than the slowest send. */
export const LEASE_MS = 3 * MINUTE_MS

/** `push`: what sends push messages, the platform's unless said otherwise. */
export type Senders = { mailer: Mailer; push?: typeof postPush }

export type Delivery = 'sent' | 'failed' | 'server-down'

/** Claims the mail that waits longest, so that nobody else sends it. */
export function claimDue(app: App): Promise<ClaimedMail | null> {
  return claimMail(app.db, { now: app.clock.now(), leaseMs: LEASE_MS, mostAttempts: MOST_ATTEMPTS })
}

/**
 * Sends a claimed mail and writes down how it went. At least once: a process that dies between the mail server's yes and the
 * mark sends it again, with the same Message-ID.
 */
export async function deliver(app: App, { mailer, push = postPush }: Senders, mail: ClaimedMail): Promise<Delivery> {
  try {
    const filled = await withFiles(app, await withSenderLink(app, mail))
    if (mail.purpose === 'webhook') await postWebhook(app, mail)
    else if (mail.purpose === 'push') await push(app, mail)
    else await mailer.send(filled)
  } catch (error) {
    await noteFailure(app, mail, error)
    return error instanceof MailError && error.isServerDown ? 'server-down' : 'failed'
  }
  await app.db.transaction().execute(async (trx) => {
    if (await outbox(trx).markSent(mail.id, app.clock.now())) await addEvent(app, trx, { mail, kind: 'mail_sent' })
  })
  app.log.info('mail sent', { mailId: mail.id, purpose: mail.purpose, attempts: mail.attempts })
  return 'sent'
}

async function noteFailure(app: App, mail: ClaimedMail, error: unknown): Promise<void> {
  const code = error instanceof MailError ? error.code : 'EUNEXPECTED'
  const now = app.clock.now()
  const wait = WAITS_MS[mail.attempts - 1]
  const nextAttemptAt = wait === undefined ? null : new Date(now.getTime() + wait)
  if (mail.purpose === 'push' && mail.attempts >= MOST_PUSH_ATTEMPTS) {
    await outbox(app.db).removeUnsent(mail.id)
    app.log.warn('push message given up', { mailId: mail.id, code })
    return
  }
  const message = error instanceof Error ? error.message : String(error)
  await app.db.transaction().execute(async (trx) => {
    await outbox(trx).markUnsent(mail.id, { error: `${code}: ${message}`.slice(0, 500), nextAttemptAt, now })
    if (nextAttemptAt === null) await addEvent(app, trx, { mail, kind: 'mail_failed' })
  })
  // The message may name an address, so only the code is logged.
  app.log.warn(nextAttemptAt ? 'mail not sent yet' : 'mail given up', {
    mailId: mail.id,
    purpose: mail.purpose,
    attempts: mail.attempts,
    code,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  })
}

/** For the timeline, when the mail belongs to one. */
async function addEvent(app: App, trx: Trx, { mail, kind }: { mail: ClaimedMail; kind: string }): Promise<void> {
  if (mail.submissionId === null) return
  const event = { id: app.newId(), kind, detail: mail.purpose, actor: null, happenedAt: app.clock.now().toISOString() }
  await submissions(trx).addEvent(mail.submissionId, event)
}
