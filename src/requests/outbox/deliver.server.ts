import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { MailError, type Mailer } from '../mail/mailer.server.ts'
import { requests } from '../request/repository.server.ts'
import { type Channel, requestOf } from './message.ts'
import { postPush } from './post-push.server.ts'
import { postWebhook } from './post-webhook.server.ts'
import { claimMessage, type ClaimedMessage } from './stored/repository.server.ts'
import { outbox } from './repository.server.ts'
import { withFiles } from './with-files.server.ts'
import { withOwnerLink } from './with-owner-link.server.ts'
import { HOUR_MS, MINUTE_MS } from '#values/durations.ts'

/** The wait after each failed try. Together 65 hours: a mail server that is down over a weekend loses nothing. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 12 * HOUR_MS, 48 * HOUR_MS]
export const MOST_ATTEMPTS = WAITS_MS.length + 1
/** How long a claimed mail is nobody else's: longer than the slowest send. */
export const LEASE_MS = 3 * MINUTE_MS

/** `push`: what sends push messages, the platform's unless said otherwise. */
export type Senders = { mailer: Mailer; push?: typeof postPush }

type Way = {
  send: (app: App, senders: Senders, message: ClaimedMessage) => Promise<void>
  /** After so many tries it goes without a trace; a way without this number gives up after all of them, and says so. */
  worthAttempts?: number
}

/** How each channel sends. */
const ways: Record<Channel, Way> = {
  mail: {
    send: async (app, { mailer }, message) => mailer.send(await withFiles(app, await withOwnerLink(app, message))),
  },
  push: {
    send: (app, { push = postPush }, message) => push(app, message),
    // 81 minutes: what is shown later than that helps nobody.
    worthAttempts: 5,
  },
  webhook: { send: (app, _, message) => postWebhook(app, message) },
}

export type Delivery = 'sent' | 'failed' | 'server-down'

/** Claims the message that waits longest, so that nobody else sends it. */
export function claimDue(app: App): Promise<ClaimedMessage | null> {
  return claimMessage(app.db, { now: app.clock.now(), leaseMs: LEASE_MS, mostAttempts: MOST_ATTEMPTS })
}

/**
 * Sends a claimed message and writes down how it went. At least once: a process that dies between the mail server's yes and the
 * mark sends it again, with the same Message-ID.
 */
export async function deliver(app: App, senders: Senders, message: ClaimedMessage): Promise<Delivery> {
  try {
    await ways[message.channel].send(app, senders, message)
  } catch (error) {
    await noteFailure(app, message, error)
    return error instanceof MailError && error.isServerDown ? 'server-down' : 'failed'
  }
  await app.db.transaction().execute(async (trx) => {
    if (await outbox(trx).markSent(message.id, app.clock.now()))
      await addEvent(app, trx, { message, kind: 'mail_sent' })
  })
  app.log.info('mail sent', logged(message))
  return 'sent'
}

const logged = ({ id, channel, purpose, attempts }: ClaimedMessage) => ({ mailId: id, channel, purpose, attempts })

async function noteFailure(app: App, message: ClaimedMessage, error: unknown): Promise<void> {
  const code = error instanceof MailError ? error.code : 'EUNEXPECTED'
  const now = app.clock.now()
  const wait = WAITS_MS[message.attempts - 1]
  const nextAttemptAt = wait === undefined ? null : new Date(now.getTime() + wait)
  const { worthAttempts } = ways[message.channel]
  if (worthAttempts !== undefined && message.attempts >= worthAttempts) {
    await outbox(app.db).removeUnsent(message.id)
    app.log.warn('message dropped', { ...logged(message), code })
    return
  }
  const said = error instanceof Error ? error.message : String(error)
  await app.db.transaction().execute(async (trx) => {
    await outbox(trx).markUnsent(message.id, { error: `${code}: ${said}`.slice(0, 500), nextAttemptAt, now })
    if (nextAttemptAt === null) await addEvent(app, trx, { message, kind: 'mail_failed' })
  })
  // What was said may name an address, so only the code is logged.
  app.log.warn(nextAttemptAt ? 'mail not sent yet' : 'mail given up', {
    ...logged(message),
    code,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  })
}

/** For the timeline of the request that the message belongs to. */
async function addEvent(app: App, trx: Trx, { message, kind }: { message: ClaimedMessage; kind: string }) {
  const requestId = requestOf(message)
  if (requestId === null) return
  const { purpose: detail } = message
  const event = { id: app.newId(), kind, detail, actor: null, happenedAt: app.clock.now().toISOString() }
  await requests(trx).addEvent(requestId, event)
}
