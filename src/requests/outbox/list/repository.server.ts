import { nameIsShown } from '#requests/request/inbox/about/repository.server.ts'
import { isNeutral, neutralName } from '#requests/request/neutral.ts'
import { showReference } from '#requests/request/reference.ts'
import type { Db } from '#platform/database/database.server.ts'
import { beyond, countOf } from '#platform/database/engine.server.ts'
import { containsPattern, foldText } from '#platform/fold.ts'
import { listedColumns, type ListedMessage, toListed } from '../repository.server.ts'

/** `undelivered`: given up, or tried without success and waiting for the next try. */
export type MailChoice = 'undelivered' | 'waiting' | 'held' | 'sent' | 'all'

export type MailQuery = {
  choice: MailChoice
  /** The kinds of requests whose mails the reader may see; mails of no request are seen by all. */
  kinds: readonly string[]
  /** Part of an address, name or subject, in any spelling. */
  search?: string
  /** Only what is older than this mail. */
  after?: { createdAt: string; id: string }
  limit: number
}

export type MailRow = ListedMessage & {
  toName: string | null
  kind: string | null
  reference: string | null
  /** About an applicant whom the office does not know yet: neither address, subject nor text is here. */
  isHidden: boolean
}
export type FullMail = MailRow & { text: string; replyTo: string | null }

/** Fewer letters of a reference would find mails by chance. */
const SHORTEST_REFERENCE = 4

/** The office's reading of the table outbox. */
export function mailList(db: Db) {
  /** Newest first; one more than `limit` tells that there are older ones. */
  function chosen({ choice, kinds, search, after }: Omit<MailQuery, 'limit'>) {
    let rows = visible(kinds)
    if (choice === 'sent') rows = rows.where('outbox.sent_at', 'is not', null)
    else if (choice !== 'all') rows = rows.where('outbox.sent_at', 'is', null)
    if (choice === 'undelivered')
      rows = rows.where(({ eb, or }) => or([eb('failed_at', 'is not', null), eb('last_error', 'is not', null)]))
    if (choice === 'waiting') rows = rows.where('failed_at', 'is', null).where('next_attempt_at', 'is not', null)
    if (choice === 'held') rows = rows.where('failed_at', 'is', null).where('next_attempt_at', 'is', null)
    if (search && foldText(search) !== '') {
      const reference = search.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
      rows = rows.where(({ eb, and, or }) =>
        or([
          and([
            eb('outbox.search_text', 'like', containsPattern(search)),
            or([eb('outbox.owner_kind', 'is', null), eb('outbox.owner_kind', '<>', 'request'), nameIsShown()]),
          ]),
          ...(reference.length >= SHORTEST_REFERENCE ? [eb('submissions.reference', 'like', `%${reference}%`)] : []),
        ]),
      )
    }
    if (after) rows = rows.where(beyond(['outbox.created_at', 'outbox.id'], '<', [after.createdAt, after.id]))
    return rows
  }

  function visible(kinds: readonly string[]) {
    // A push message is of no use to read, and goes when it cannot be sent.
    return db
      .selectFrom('outbox')
      .leftJoin('submissions', (join) =>
        join.onRef('submissions.id', '=', 'outbox.owner_id').on('outbox.owner_kind', '=', 'request'),
      )
      .where('outbox.channel', '<>', 'push')
      .where(({ eb, or }) =>
        or([
          eb('outbox.owner_kind', 'is', null),
          eb('outbox.owner_kind', '<>', 'request'),
          ...(kinds.length > 0 ? [eb('submissions.kind', 'in', [...kinds])] : []),
        ]),
      )
  }

  const columns = [
    ...listedColumns.map((column) => `outbox.${column}` as const),
    'outbox.to_name as toName',
    'submissions.kind',
    'submissions.reference',
    'submissions.shortlisted_at as shortlistedAt',
  ] as const

  return {
    async page(query: MailQuery, now: Date): Promise<{ mails: MailRow[]; hasMore: boolean }> {
      const rows = await chosen(query)
        .select(columns)
        .orderBy('outbox.created_at', 'desc')
        .orderBy('outbox.id', 'desc')
        .limit(query.limit + 1)
        .execute()
      return { mails: rows.slice(0, query.limit).map((row) => toMailRow(row, now)), hasMore: rows.length > query.limit }
    },

    /** At most 1,001. */
    async count(query: Pick<MailQuery, 'choice' | 'kinds'>): Promise<number> {
      const some = chosen(query).select('outbox.id').limit(1001)
      return countOf(db.selectFrom(some.as('some')))
    },

    /** How many mails have not left, and why. */
    async unsent(): Promise<{ waiting: number; failed: number; held: number }> {
      const unsent = db.selectFrom('outbox').where('sent_at', 'is', null)
      const going = unsent.where('failed_at', 'is', null)
      const [waiting, failed, held] = await Promise.all([
        countOf(going.where('next_attempt_at', 'is not', null)),
        countOf(unsent.where('failed_at', 'is not', null)),
        countOf(going.where('next_attempt_at', 'is', null)),
      ])
      return { waiting, failed, held }
    },

    /** With its text; null when there is none, or none for this reader. */
    async find(id: string, kinds: readonly string[], now: Date): Promise<FullMail | null> {
      const row = await visible(kinds)
        .select([...columns, 'outbox.text_body as text', 'outbox.reply_to as replyTo'])
        .where('outbox.id', '=', id)
        .executeTakeFirst()
      if (!row) return null
      const { text, replyTo, ...listed } = row
      const mail = toMailRow(listed, now)
      if (!mail.isHidden) return { ...mail, text, replyTo }
      return { ...mail, text: 'Der Text ist bis zur engeren Auswahl verborgen.', replyTo: null }
    },
  }
}

type Joined = Parameters<typeof toListed>[0] & {
  toName: string | null
  kind: string | null
  reference: string | null
  shortlistedAt: string | null
}

function toMailRow({ shortlistedAt, ...row }: Joined, now: Date): MailRow {
  const { kind, reference } = row
  const mail = { ...toListed(row, now.toISOString()), isHidden: false }
  if (kind === null || reference === null || !isNeutral({ kind, shortlistedAt })) return mail
  // Texts by staff, and those from the time on the shortlist, may name the person.
  const subject = `Mail zu: ${neutralName(showReference(reference))}`
  const isOurs = row.purpose === 'notice'
  return {
    ...mail,
    subject,
    lastError: withoutRecipient(mail.lastError),
    toName: isOurs ? mail.toName : null,
    toAddress: isOurs ? mail.toAddress : '(verborgen)',
    isHidden: true,
  }
}

/** The codes only: what a mail server says beside them repeats the address in whatever spelling, or its first half. */
function withoutRecipient(lastError: string | null): string | null {
  if (lastError === null) return null
  const codes = [/^[A-Z]+/, /\b[45]\d\d\b/].map((code) => code.exec(lastError)?.[0] ?? '')
  return codes.join(' ').trim()
}
