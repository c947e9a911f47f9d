import type { Kysely } from 'kysely'
import { strictTable } from '#platform/database/engine.server.ts'

/** Mails that came in: which ones are done, so that none is taken twice, and how far the mailbox is read. */
export async function up(db: Kysely<never>): Promise<void> {
  await strictTable(
    db,
    db.schema
      .createTable('incoming_mails')
      // A sum over Message-ID and content: nobody can be told from it.
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('happened_at', 'text', (column) => column.notNull()),
  ).execute()
  await strictTable(
    db,
    db.schema
      .createTable('mailboxes')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      // Of another validity, the mailbox counts its mails anew (RFC 3501, 2.3.1.1).
      .addColumn('uid_validity', 'text')
      .addColumn('last_uid', 'integer', (column) => column.notNull())
      // One of several servers reads it.
      .addColumn('reader', 'text')
      .addColumn('claimed_until', 'text'),
  ).execute()
  // `mail`, or null: on the sender's page.
  await db.schema.alterTable('submission_messages').addColumn('came_by', 'text').execute()
}
