import type { ContentRecord, ContentStore, ContentValues } from './content/content-store.ts'
import type { Db } from '#platform/database/database.server.ts'
import { foldText } from '#platform/fold.ts'
import { type CompanyFacts, companyRecords, standardFacts } from './facts.ts'
import { type PageWords, standardWords } from './words.ts'
import { ownOf } from '#platform/word-table.ts'

/** A page of facts or words, always there: one that nobody has saved holds what is standard. */
export type KnownRecord = { id: string; title: string; standard: ContentValues }

const WORDS = 'seite/'
const MAILS = 'mail/'

const factRecords: readonly KnownRecord[] = companyRecords.map(({ id, title, sections }) => ({
  id,
  title,
  standard: Object.fromEntries(
    sections.flatMap(({ facts }) => Object.entries(facts).map(([name, { standard }]) => [name, standard])),
  ),
}))

export const companyContent = (db: Db): ContentStore => knownRecords(db, factRecords)

/** The words of these pages. */
export const wordsContent = (db: Db, pages: readonly PageWords[]): ContentStore =>
  knownRecords(
    db,
    pages.map((page) => ({ id: page.id, title: page.title, standard: standardWords(page) })),
    WORDS,
  )

/** The texts of these mails. */
export const mailsContent = (db: Db, mails: readonly KnownRecord[]): ContentStore => knownRecords(db, mails, MAILS)

/** Reads the staff's own texts, by mail. */
export async function readWrittenMails(db: Db): Promise<Record<string, ContentValues>> {
  const rows = await db.selectFrom('company').select(['id', 'facts']).where('id', 'like', `${MAILS}%`).execute()
  return byName(rows, MAILS)
}

/** Reads the staff's own words of these pages, by page; nothing of a page while there are none. */
export async function readWritten(db: Db, ids: readonly string[]): Promise<Record<string, ContentValues>> {
  const known = ids.map((id) => WORDS + id)
  return byName(await db.selectFrom('company').select(['id', 'facts']).where('id', 'in', known).execute(), WORDS)
}

function byName(rows: readonly { id: string; facts: string }[], before: string): Record<string, ContentValues> {
  return Object.fromEntries(rows.map(({ id, facts }) => [id.slice(before.length), JSON.parse(facts) as ContentValues]))
}

/** `before`: what stands before the ids of these rows, so that a page of facts and one of words may have the same. */
export function knownRecords(db: Db, known: readonly KnownRecord[], before = ''): ContentStore {
  const read = async (): Promise<ContentRecord[]> => {
    const rows = await db.selectFrom('company').selectAll().execute()
    return known.map(({ id, standard }) => {
      const row = rows.find((each) => each.id === before + id)
      return {
        id,
        version: row?.version ?? 0,
        updatedAt: row?.updated_at ?? '',
        values: { ...standard, ...(row && (JSON.parse(row.facts) as ContentValues)) },
      }
    })
  }
  return {
    async list({ search }) {
      const term = foldText(search)
      const titles = new Map(known.map(({ id, title }) => [id, title]))
      const items = (await read()).filter(({ id, values }) =>
        foldText([titles.get(id), ...Object.values(values)].join(' ')).includes(term),
      )
      return { items, total: items.length, page: 1 }
    },
    async find(id) {
      return (await read()).find((record) => record.id === id) ?? null
    },
    async insert(id, values, now) {
      await db
        .insertInto('company')
        .values({ id: before + id, facts: JSON.stringify(values), version: 1, updated_at: now.toISOString() })
        .execute()
    },
    async update(id, version, values, now) {
      const row = { facts: JSON.stringify(values), version: version + 1, updated_at: now.toISOString() }
      if (version === 0) {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('company')
          .values({ id: before + id, ...row })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst()
        return numInsertedOrUpdatedRows === 1n
      }
      const { numUpdatedRows } = await db
        .updateTable('company')
        .set(row)
        .where('id', '=', before + id)
        .where('version', '=', version)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    async remove(id) {
      const { numDeletedRows } = await db
        .deleteFrom('company')
        .where('id', '=', before + id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

/** Whether anybody has said anything of the company. */
export async function hasCompany(db: Db): Promise<boolean> {
  return (await db.selectFrom('company').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** All facts. What somebody left empty is an empty text, as its type says. */
export async function readFacts(db: Db): Promise<CompanyFacts> {
  const rows = await db
    .selectFrom('company')
    .select('facts')
    .where(
      'id',
      'in',
      companyRecords.map(({ id }) => id),
    )
    .execute()
  const stored = rows.flatMap(({ facts }) => Object.entries(JSON.parse(facts) as ContentValues))
  const known = stored.map(([name, value]) => [name, value ?? emptyOf(name)])
  return { ...standardFacts, ...Object.fromEntries(known) }
}

function emptyOf(name: string): string | number {
  return typeof ownOf(standardFacts, name) === 'number' ? 0 : ''
}

/** Towns with something to see, in the order in which they were entered. */
export async function readPlaces(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('properties')
    .select(['city', (column) => column.fn.min('created_at').as('since')])
    .where('is_published', '=', 1)
    .groupBy('city')
    .orderBy('since')
    .orderBy('city')
    .execute()
  return rows.map(({ city }) => city)
}

/** The slug of the help centre's first subject that is shown. */
export async function readFirstHelpCategory(db: Db): Promise<string> {
  const first = await db
    .selectFrom('help_categories')
    .select('slug')
    .where('is_published', '=', 1)
    .orderBy('sort_order')
    .orderBy('slug')
    .executeTakeFirst()
  return first?.slug ?? ''
}
