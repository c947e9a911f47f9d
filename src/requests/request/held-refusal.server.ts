import type { Db } from '#platform/database/database.server.ts'
import { SENDER_LINK } from '../mail/mail-content.ts'
import { outbox } from '../outbox/repository.server.ts'
import { type Message, messages } from './messages/repository.server.ts'
import type { StoredRequest } from './repository.server.ts'

/** How the text of a refusal is marked; with a moment that lies ahead, it waits for its day. */
export const HELD_REFUSAL = 'ablehnung'

/** Hides from the sender a refusal whose mail waits for a later day. */
export function asSenderKnows(
  request: StoredRequest,
  written: readonly Message[],
  now: Date,
): { request: StoredRequest; written: Message[]; isHeld: boolean } {
  const isAhead = ({ templateKey, createdAt }: Message) => templateKey === HELD_REFUSAL && createdAt > now.toISOString()
  const isHeld = written.some(isAhead)
  return {
    request: isHeld ? { ...request, status: 'in_arbeit', closedAt: null, deleteAfter: null } : request,
    // Where the mail had the link to this page.
    written: written
      .filter((message) => !isAhead(message))
      .map((message) => ({ ...message, body: message.body.replaceAll(SENDER_LINK, '(Link zu dieser Seite)') })),
    isHeld,
  }
}

/** Takes back what has not left the house: the application is open again. */
export async function dropHeldRefusal(db: Db, requestId: string, now: Date): Promise<void> {
  const mails = await messages(db).removeAhead(requestId, HELD_REFUSAL, now)
  for (const id of mails) await outbox(db).removeUnsent(id)
}
