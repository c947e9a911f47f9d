import { type Kysely, sql } from 'kysely'
import { changeUnfolded } from '#requests/mail/fold-line.ts'

/** The address of a sender's page with what opens it. */
const LINK = /https?:\/\/[^\s"<>]{1,200}?\/vorgang\/[\dA-Z]{8}-[\da-f]{40}/gi

/** The text that stands for the link from now on; it is filled in when a mail leaves, so those that wait lose nothing. */
const SLOT = '(Link des Absenders)'

const ROWS_AT_ONCE = 500

const withoutLinks = (text: string) => text.replaceAll(LINK, SLOT)

/** Takes the links to senders' pages out of everything that was written to them: who reads a backup must not be able to open one. */
export async function up(db: Kysely<never>): Promise<void> {
  await cleanColumn(db, 'outbox', 'text_body')
  await cleanColumn(db, 'outbox', 'html_body')
  await cleanColumn(db, 'submission_messages', 'body')
  await cleanDrafts(db)
  await cleanAttachments(db)
}

/** In steps, because PostgreSQL ends a statement of the server's after four seconds. */
async function cleanColumn(db: Kysely<never>, table: string, column: string): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string; value: string | null }>`
      select id, ${sql.ref(column)} as value from ${sql.table(table)}
      where id > ${last} order by id limit ${ROWS_AT_ONCE}`.execute(db)
    const news = rows.flatMap(({ id, value }) => {
      const cleaned = value === null ? null : withoutLinks(value)
      return cleaned === value ? [] : [sql`(${id}, ${cleaned})`]
    })
    if (news.length > 0) {
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = news.column2
        from (values ${sql.join(news)}) as news where ${sql.ref(`${table}.id`)} = news.column1`.execute(db)
    }
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)?.id ?? ''
  }
}

type Draft = { submission_id: string; staff_id: string; body: string }

async function cleanDrafts(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<Draft>`
    select submission_id, staff_id, body from answer_drafts where body like '%/vorgang/%'`.execute(db)
  for (const { submission_id: request, staff_id: person, body } of rows) {
    await sql`
      update answer_drafts set body = ${withoutLinks(body)}
      where submission_id = ${request} and staff_id = ${person}`.execute(db)
  }
}

type Attachment = { outbox_id: string; position: number; content: string }

/** A calendar's file may break its lines within the link. */
async function cleanAttachments(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<Attachment>`select outbox_id, position, content from mail_attachments`.execute(db)
  for (const { outbox_id: mail, position, content } of rows) {
    await sql`
      update mail_attachments set content = ${changeUnfolded(content, withoutLinks)}
      where outbox_id = ${mail} and position = ${position}`.execute(db)
  }
}
