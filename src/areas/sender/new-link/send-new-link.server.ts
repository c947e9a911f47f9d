import type { App } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { storedMessages } from '#requests/outbox/stored/repository.server.ts'
import { answerForm } from '#requests/request/answer-form.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { openOwn } from '../find-own.server.ts'
import { newLinkMail } from '../mails.ts'
import { LARGEST_NEW_LINK_BYTES, newLinkForm } from './fields.ts'
import { HOUR_MS } from '#values/durations.ts'

/** Nobody's mailbox is filled by somebody who knows number and address: so many a day, and one an hour. */
const MOST_A_DAY = 3

/** A link that was right once, or number and address as the form has read them. */
export type Asked = { token: string } | { vorgangsnummer: string; email: string }

/** Answers „Neuen Link anfordern“. */
export function answerNewLink(app: App, httpRequest: Request, clientAddress: string) {
  return answerForm<Asked, Awaited<ReturnType<typeof sendNewLink>>>(
    app,
    { request: httpRequest, clientAddress },
    {
      name: 'sender_neuer-link',
      maxBytes: LARGEST_NEW_LINK_BYTES,
      fields: ['vorgangsnummer', 'email'],
      judge: (fields) =>
        typeof fields.link === 'string' ? { ok: true, data: { token: fields.link } } : newLinkForm.parse(fields),
      act: (asked) => sendNewLink(app, asked),
      doneAt: () => '/vorgang/neuer-link?angefordert=ja',
    },
  )
}

/** Sends a new link to the address that the request came with. The answer is the same whether it exists or not. */
export async function sendNewLink(app: App, asked: Asked): Promise<'sent' | 'unknown' | 'too-often'> {
  const request = await find(app, asked)
  if (!request) return 'unknown'
  const isSent = await app.db.transaction().execute((trx) => queue(app, trx, request))
  if (!isSent) return 'too-often'
  app.wakeOutbox()
  return 'sent'
}

async function find(app: App, asked: Asked): Promise<StoredRequest | null> {
  if ('token' in asked) return (await openOwn(app, asked.token)).request
  const request = await requests(app.db).findByReference(asked.vorgangsnummer)
  if (!request || request.quarantined) return null
  return request.contactEmail.trim().toLowerCase() === asked.email.toLowerCase() ? request : null
}

async function queue(app: App, trx: Trx, { id, reference, contactEmail }: StoredRequest): Promise<boolean> {
  const now = app.clock.now()
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const earlier = await storedMessages(trx).holdLinksSince(id, hoursAgo(24))
  if (earlier.length >= MOST_A_DAY || earlier.some((at) => at > hoursAgo(1).toISOString())) return false
  if (!limitsOf(app).takeMail(contactEmail).ok) return false
  const threadId = await outbox(trx).threadOf(id)
  const to = { purpose: 'link', owner: ofRequest(id), address: contactEmail, threadId } as const
  await outbox(trx).add(newMail(app, to, newLinkMail.contentOf({ reference: showReference(reference) })))
  return true
}
