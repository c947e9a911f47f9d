import { sql, type Kysely } from 'kysely'
import { searchedPhone } from '#requests/request/searched-phone.ts'

/** Fields of all forms so far in which senders give their own number. */
const PHONES = ['applicant_phone', 'reporter_phone', 'tenant_phone', 'phone', 'telefon'] as const
const ROWS_AT_ONCE = 500

type Row = { id: string; payload: string; words: string }

/** Requests that are older than the search by telephone number are found by it too, whatever spelling they have. */
export async function up(db: Kysely<never>): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<Row>`
      select id, payload, search_text as words from submissions
      where id > ${last} order by id limit ${ROWS_AT_ONCE}`.execute(db)
    const news = rows.flatMap(({ id, payload, words }) => {
      const missing = phonesIn(payload).filter((phone) => !words.includes(phone))
      return missing.length > 0 ? [sql`(${id}, ${[words, ...missing].join(' ').trim()})`] : []
    })
    if (news.length > 0)
      await sql`
        update submissions set search_text = news.column2
        from (values ${sql.join(news)}) as news where submissions.id = news.column1`.execute(db)
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)?.id ?? ''
  }
}

function phonesIn(payload: string): string[] {
  const entered = JSON.parse(payload) as Partial<Record<string, unknown>> | null
  const typed = PHONES.map((name) => entered?.[name])
  return [...new Set(typed.flatMap((value) => (typeof value === 'string' ? (searchedPhone(value) ?? []) : [])))]
}
