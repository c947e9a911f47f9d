import type { ContentRecord, ContentStore, ContentValues } from '../content/content-store.ts'
import type { Db } from '../database/database.server.ts'
import { foldText } from '../fold.ts'
import { type CompanyFacts, type CompanyRecord, companyRecords, standardFacts } from './facts.ts'

/** Each page of facts is a row; one that nobody has saved holds what is standard. */
export function companyContent(db: Db): ContentStore {
  const read = async (): Promise<ContentRecord[]> => {
    const rows = await db.selectFrom('company').selectAll().execute()
    return companyRecords.map((record) => {
      const row = rows.find(({ id }) => id === record.id)
      return {
        id: record.id,
        version: row?.version ?? 0,
        updatedAt: row?.updated_at ?? '',
        values: { ...standardOf(record), ...(row && (JSON.parse(row.facts) as ContentValues)) },
      }
    })
  }
  return {
    async list({ search }) {
      const term = foldText(search)
      const items = (await read()).filter(({ id, values }) =>
        foldText([titleOf(id), ...Object.values(values)].join(' ')).includes(term),
      )
      return { items, total: items.length, page: 1 }
    },
    async find(id) {
      return (await read()).find((record) => record.id === id) ?? null
    },
    async insert(id, values, now) {
      await db
        .insertInto('company')
        .values({ id, facts: JSON.stringify(values), version: 1, updated_at: now.toISOString() })
        .execute()
    },
    async update(id, version, values, now) {
      const row = { facts: JSON.stringify(values), version: version + 1, updated_at: now.toISOString() }
      if (version === 0) {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('company')
          .values({ id, ...row })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst()
        return numInsertedOrUpdatedRows === 1n
      }
      const { numUpdatedRows } = await db
        .updateTable('company')
        .set(row)
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    async remove(id) {
      await db.deleteFrom('company').where('id', '=', id).execute()
    },
  }
}

const titleOf = (id: string) => companyRecords.find((record) => record.id === id)?.title ?? ''

const standardOf = ({ sections }: CompanyRecord) =>
  Object.fromEntries(
    sections.flatMap(({ facts }) => Object.entries(facts).map(([name, { standard }]) => [name, standard])),
  )

/** Whether anybody has said anything of the company. */
export async function hasCompany(db: Db): Promise<boolean> {
  return (await db.selectFrom('company').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** All facts. What somebody left empty is an empty text, as its type says. */
export async function readFacts(db: Db): Promise<CompanyFacts> {
  const rows = await db.selectFrom('company').select('facts').execute()
  const stored = rows.flatMap(({ facts }) => Object.entries(JSON.parse(facts) as ContentValues))
  const known = stored.map(([name, value]) => [name, value ?? emptyOf(name)])
  return { ...standardFacts, ...Object.fromEntries(known) }
}

function emptyOf(name: string): string | number {
  return typeof standardFacts[name as keyof CompanyFacts] === 'number' ? 0 : ''
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
