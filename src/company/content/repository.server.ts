import type { Kysely, SelectQueryBuilder } from 'kysely'
import { changeContent } from '#platform/database/content-version.server.ts'
import type { Db, Trx } from '#platform/database/database.server.ts'
import { batchesOf, countOf } from '#platform/database/engine.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import { containsPattern, foldText } from '#platform/fold.ts'
import { toWire } from '#platform/wire.ts'
import { columnFilter, type Columns, rowFromValues, type Row, valuesFromRow } from './columns.ts'
import type { ContentQuery, ContentRecord, ContentStore, ContentValues } from './content-store.ts'

/** A table with the columns id, version and updated_at, and how the office's values lie in it. */
export type ContentTable = {
  table: keyof Tables
  columns: Columns
  /** Ascending. */
  order: readonly string[]
  /** False for tables without `created_at`. */
  hasCreatedAt: boolean
  /** The folded column that a search looks in; without one every value is looked through (tables of some hundred rows). */
  searchColumn?: string
  /** Columns that follow from the values: folded texts, copies of another table's. */
  derive?: (db: Db, id: string, values: ContentValues, now: Date) => Promise<Row> | Row
  /** Ids of the records in which something is missing. */
  lacking?: (db: Db, gap: string, until: string) => SelectQueryBuilder<Tables, keyof Tables, { id: string }>
  /** Values that lie in other tables, by id. */
  readMore?: (db: Db, ids: string[]) => Promise<Map<string, ContentValues>>
  /** Stores what lies in other tables, after the row. */
  writeMore?: (trx: Trx, id: string, values: ContentValues, now: Date) => Promise<void>
}

type AnyRow = { id: string; version: number; updated_at: string } & Record<string, string | number | null>

/** `derive` of a table with pictures: the widths are numbers, lists of the office are text. */
export const widthsAsNumbers: NonNullable<ContentTable['derive']> = (_db, _id, { widths }) => ({
  widths: JSON.stringify((widths as readonly string[]).map(Number)),
})

/** Reads drafts as well as what is published. Writes belong into a transaction that also notes them and raises the content version. */
export function contentTable(db: Db, described: ContentTable): ContentStore {
  // Which columns there are is said by the description, so the builder gets one loose table instead of all real ones.
  const loose = db as unknown as Kysely<Record<string, AnyRow>>
  const { table, columns, order, searchColumn } = described

  async function complete(rows: AnyRow[]): Promise<ContentRecord[]> {
    const more = await described.readMore?.(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      updatedAt: row.updated_at,
      values: { ...valuesFromRow(columns, row), ...more?.get(row.id) },
    }))
  }

  function filtered({ search, filters, gap }: ContentQuery) {
    let query = loose.selectFrom(table)
    if (gap && described.lacking) query = query.where('id', 'in', described.lacking(db, gap.name, gap.until) as never)
    for (const [name, text] of Object.entries(filters)) {
      const { column, value } = columnFilter(columns, name, text)
      query = query.where(column, '=', value)
    }
    const isSearched = searchColumn !== undefined && foldText(search) !== ''
    return isSearched ? query.where(searchColumn, 'like', containsPattern(search)) : query
  }

  async function listFew(query: ContentQuery): Promise<ContentRecord[]> {
    let found = filtered(query).selectAll()
    for (const column of order) found = found.orderBy(column)
    const term = foldText(query.search)
    const records = await complete((await found.orderBy('id').execute()) as AnyRow[])
    return records.filter(({ values }) => foldText(Object.values(values).flat().join(' ')).includes(term))
  }

  return {
    async list(query) {
      const lastPage = (total: number) => Math.max(1, Math.ceil(total / query.pageSize))
      if (searchColumn === undefined) {
        const all = await listFew(query)
        const page = Math.min(query.page, lastPage(all.length))
        const start = (page - 1) * query.pageSize
        return { items: all.slice(start, start + query.pageSize), total: all.length, page }
      }
      const total = await countOf(filtered(query))
      const page = Math.min(query.page, lastPage(total))
      let rows = filtered(query).selectAll()
      for (const column of order) rows = rows.orderBy(column)
      rows = rows
        .orderBy('id')
        .limit(query.pageSize)
        .offset((page - 1) * query.pageSize)
      return { items: await complete((await rows.execute()) as AnyRow[]), total, page }
    },

    async find(id) {
      const row = await loose.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
      return row ? ((await complete([row as AnyRow]))[0] ?? null) : null
    },

    async insert(id, values, now) {
      const row = await newRow(db, described, { id, values }, now)
      await loose.insertInto(table).values(row).execute()
      await described.writeMore?.(db as Trx, id, values, now)
    },

    async update(id, version, values, now) {
      const row = { ...rowFromValues(columns, values), ...(await described.derive?.(db, id, values, now)) }
      const { numUpdatedRows } = await loose
        .updateTable(table)
        .set({ ...row, version: version + 1, updated_at: now.toISOString() } as Partial<AnyRow>)
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await described.writeMore?.(db as Trx, id, values, now)
      return true
    },

    async remove(id) {
      const { numDeletedRows } = await loose.deleteFrom(table).where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

async function newRow(
  db: Db,
  { columns, derive, hasCreatedAt }: ContentTable,
  { id, values, createdAt }: { id: string; values: ContentValues; createdAt?: string | undefined },
  now: Date,
): Promise<AnyRow> {
  const moment = now.toISOString()
  return {
    ...rowFromValues(columns, values),
    ...(await derive?.(db, id, values, now)),
    ...(hasCreatedAt ? { created_at: createdAt ?? moment } : {}),
    id,
    version: 1,
    updated_at: moment,
  }
}

/** Stores records that have the code's names (`sortOrder` for `sort_order`), all or none, and raises the content version. */
export function insertRecords(
  db: Db,
  described: ContentTable,
  records: readonly { id: string; createdAt?: string }[],
  now: Date,
): Promise<void> {
  return changeContent(db, now, async (trx) => {
    const loose = trx as unknown as Kysely<Record<string, AnyRow>>
    for (const batch of batchesOf(records)) {
      const rows = batch.map(({ id, createdAt, ...record }) => {
        const values = toWire(record) as ContentValues
        return newRow(trx, described, { id, values, createdAt }, now)
      })
      await loose
        .insertInto(described.table)
        .values(await Promise.all(rows))
        .execute()
    }
  })
}
