import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { engineOf } from '../engine.server.ts'
import type { Tables } from '../tables.server.ts'

type Db = Kysely<Tables> | Transaction<Tables>
type Row = Record<string, unknown>

export type TableShape = {
  name: string
  /** As the source has them; the target must have the same. */
  columns: string[]
  keys: string[]
}

/** Row count and a sum over every value of every row, the same on both engines and in any order. */
export type TableSum = { rows: number; sum: string }

/** PostgreSQL takes 65,535 parameters; our widest table has some sixty columns. */
const ROWS_AT_ONCE = 500

/** The tables of a SQLite database without the migrator's own, each after those it points to. */
export async function tablesOf(db: Kysely<Tables>): Promise<TableShape[]> {
  const { rows: names } = await sql<{ name: string }>`
    select name from sqlite_master
    where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\'
    order by name`.execute(db)
  const shapes = new Map<string, TableShape & { parents: string[] }>()
  for (const { name } of names) {
    const { rows: columns } = await sql<{ name: string; pk: number }>`
      select name, pk from pragma_table_info(${name}) order by cid`.execute(db)
    const { rows: parents } = await sql<{ table: string }>`
      select distinct "table" from pragma_foreign_key_list(${name})`.execute(db)
    shapes.set(name, {
      name,
      columns: columns.map((column) => column.name),
      keys: columns.filter(({ pk }) => pk > 0).map((column) => column.name),
      parents: parents.map(({ table }) => table).filter((table) => table !== name),
    })
  }
  const ordered = new Map<string, TableShape>()
  const add = (name: string) => {
    const shape = shapes.get(name)
    if (!shape || ordered.has(name)) return
    shape.parents.forEach(add)
    ordered.set(name, { name, columns: shape.columns, keys: shape.keys })
  }
  for (const name of shapes.keys()) add(name)
  return [...ordered.values()]
}

export async function countRows(db: Db, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

export async function emptyTable(db: Db, name: string): Promise<void> {
  await sql`delete from ${sql.table(name)}`.execute(db)
}

/** All rows, page by page in the order of the primary key. */
export async function* pagesOf(db: Db, { name, columns, keys }: TableShape): AsyncGenerator<Row[]> {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const order = sql.join(keys.map((key) => sql.ref(key)))
  let last: Row | undefined
  for (;;) {
    const from = last
    const after = from ? sql`where (${order}) > (${sql.join(keys.map((key) => from[key]))})` : sql``
    const { rows } = await sql<Row>`
      select ${list} from ${sql.table(name)} ${after} order by ${order} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)
  }
}

export async function insertRows(db: Db, { name, columns }: TableShape, rows: readonly Row[]): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${list}) values ${sql.join(values)}`.execute(db)
}

/** Adds rows up: the sum of their SHA-256 sums modulo 2^256 does not depend on the order that an engine's collation gives. */
export function adder({ columns }: TableShape) {
  let rows = 0
  let sum = 0n
  return {
    add(page: readonly Row[]): void {
      for (const row of page) {
        const text = JSON.stringify(columns.map((column) => row[column] ?? null))
        sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % (1n << 256n)
        rows += 1
      }
    },
    total: (): TableSum => ({ rows, sum: sum.toString(16).padStart(64, '0') }),
  }
}

export async function sumUp(db: Db, table: TableShape): Promise<TableSum> {
  const sums = adder(table)
  for await (const page of pagesOf(db, table)) sums.add(page)
  return sums.total()
}

/** After so many rows PostgreSQL should plan with what it has. */
export async function analyze(db: Kysely<Tables>): Promise<void> {
  if (engineOf(db) === 'postgres') await sql`analyze`.execute(db)
}
