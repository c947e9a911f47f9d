import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { type Engine, engineOf } from '#platform/database/engine.server.ts'
import type { OutboxTable } from '#platform/database/submission-tables.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import type { MailAttachment } from '#requests/mail/mailer.server.ts'
import { type StoredMessage, toMessage } from '../repository.server.ts'

/** The table outbox, for who wants a message as it is stored: with `SENDER_LINK` where the link was. */
export function storedMessages(db: Db) {
  return {
    async find(id: string): Promise<StoredMessage | null> {
      const [row, attachments] = await Promise.all([
        db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst(),
        db
          .selectFrom('mail_attachments')
          .select(['name', 'content_type as contentType', 'content'])
          .where('outbox_id', '=', id)
          .orderBy('position')
          .execute(),
      ])
      return row ? toMessage(row, attachments) : null
    },

    /** Whether its sender is told that a request arrived. */
    async hasReceipt(requestId: string): Promise<boolean> {
      const receipt = await db
        .selectFrom('outbox')
        .select('id')
        .where('owner_kind', '=', 'request')
        .where('owner_id', '=', requestId)
        .where('purpose', '=', 'receipt')
        .executeTakeFirst()
      return receipt !== undefined
    },

    /**
     * When new links were written to the sender of a request since then. Holds its row until the transaction ends, so that two who ask
     * at once are counted one after the other.
     */
    async holdLinksSince(requestId: string, since: Date): Promise<string[]> {
      await db
        .updateTable('submissions')
        .set(({ ref }) => ({ link_version: ref('link_version') }))
        .where('id', '=', requestId)
        .execute()
      const rows = await db
        .selectFrom('outbox')
        .select('created_at')
        .where('owner_kind', '=', 'request')
        .where('owner_id', '=', requestId)
        .where('purpose', '=', 'link')
        .where('created_at', '>', since.toISOString())
        .execute()
      return rows.map((row) => row.created_at)
    },
  }
}

/** A mail that this process may send until its lease ends. `attempts` counts this try. */
export type ClaimedMessage = StoredMessage & { attempts: number }

type Claim = { now: Date; leaseMs: number; mostAttempts: number }

/**
 * Claims the mail that waits longest for the length of a lease, so that several processes may send at once; a process that
 * dies frees its mail by the lease's end. A mail that was claimed `mostAttempts` times without an end is given up here.
 */
export async function claimMessage(db: Kysely<Tables>, claim: Claim): Promise<ClaimedMessage | null> {
  for (;;) {
    const { rows } = await claimNext(engineOf(db), claim).execute(db)
    const [row] = rows
    if (!row) return null
    if (row.failed_at !== null) continue
    const attachments = JSON.parse(row.attached ?? '[]') as MailAttachment[]
    return { ...toMessage(row, attachments), attempts: row.attempts }
  }
}

/** `attached`: a JSON list, or null for none. */
type ClaimedRow = Omit<OutboxTable, 'search_text'> & { attached: string | null }

/** One statement, whose cost does not grow with the mails that wait: it is run for each of them. */
function claimNext(engine: Engine, { now, leaseMs, mostAttempts }: Claim): RawBuilder<ClaimedRow> {
  const moment = now.toISOString()
  const until = new Date(now.getTime() + leaseMs).toISOString()
  const isPostgres = engine === 'postgres'
  // SQLite needs no row locks: the transaction holds the only write lock.
  const locked = isPostgres ? sql`for update skip locked` : sql``
  const mayTry = sql`attempts < ${sql.lit(mostAttempts)}`
  const members = sql`'name', name, 'contentType', content_type, 'content', content`
  const attached = isPostgres
    ? sql`json_agg(json_build_object(${members}) order by position)::text`
    : sql`json_group_array(json_object(${members}) order by position)`
  return sql<ClaimedRow>`
    update outbox set
      attempts = case when ${mayTry} then attempts + 1 else attempts end,
      claimed_until = case when ${mayTry} then ${until} end,
      failed_at = case when ${mayTry} then null else ${moment} end,
      last_error = case when ${mayTry} then last_error else 'Der Versand brach jedes Mal ab.' end
    where id = (
      select id from outbox
      where sent_at is null and failed_at is null and next_attempt_at <= ${moment}
        and (claimed_until is null or claimed_until < ${moment})
      order by next_attempt_at limit 1 ${locked}
    )
    returning *, (select ${attached} from mail_attachments where outbox_id = outbox.id) as attached`
}
