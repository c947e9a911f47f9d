import type { App } from '#platform/app.server.ts'
import { bounceCode } from '#requests/incoming-mail/judge-mail.ts'
import type { ReadMail } from '#requests/incoming-mail/read-mail.server.ts'
import { incomingMails } from '#requests/incoming-mail/repository.server.ts'
import { answeredMails } from '#requests/outbox/answered/repository.server.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'

/** A mail server gave one of ours back: the mail stands as undeliverable, and its request is unread again. Only we and its recipient know its Message-ID. */
export async function noteBounce(app: App, mail: ReadMail): Promise<{ kind: 'bounce' }> {
  // No NUL among them: PostgreSQL takes none.
  const named = mail.report.match(/<[^<>\s\p{Cc}]{1,250}>/gu)?.slice(0, 200) ?? []
  const code = mail.report === '' ? '5.0.0' : bounceCode(mail.report)
  const now = app.clock.now()
  await app.db.transaction().execute(async (trx) => {
    const [sent] = await answeredMails(trx).find([...mail.answers, ...named])
    if (sent && code !== null && (await answeredMails(trx).markBounced(sent.id, `EBOUNCE: ${code}`, now))) {
      if (sent.requestId !== null) {
        await addEvent(app, sent.requestId, { trx, kind: 'mail_failed', detail: sent.purpose })
        if (sent.purpose === 'answer') await inbox(trx).markUnread(sent.requestId)
      }
    }
    await incomingMails(trx).note(mail.key, 'bounce', now)
  })
  return { kind: 'bounce' }
}

type Noted = 'auto-reply' | 'read-receipt'

/** Out of office, or one of ours was opened: staff see that it came; its words are kept nowhere, and nothing changes. */
export async function noteProgram<Kind extends Noted>(
  app: App,
  { key }: ReadMail,
  { kind, request }: { kind: Kind; request: StoredRequest | null },
): Promise<{ kind: Kind }> {
  await app.db.transaction().execute(async (trx) => {
    if (!(await incomingMails(trx).note(key, kind, app.clock.now())) || !request) return
    await addEvent(app, request.id, { trx, kind, detail: null })
  })
  return { kind }
}

type NewEvent = { trx: Parameters<typeof requests>[0]; kind: string; detail: string | null }

function addEvent(app: App, requestId: string, { trx, kind, detail }: NewEvent): Promise<void> {
  const happenedAt = app.clock.now().toISOString()
  return requests(trx).addEvent(requestId, { id: app.newId(), kind, detail, actor: null, happenedAt })
}
