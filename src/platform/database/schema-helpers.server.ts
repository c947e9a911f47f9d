import { sql, type CreateTableBuilder, type Kysely } from 'kysely'
import { engineOf } from './engine.server.ts'

/** STRICT on SQLite, so that a column refuses what is not of its type; PostgreSQL always does. */
export function strictTable<Name extends string>(db: Kysely<never>, table: CreateTableBuilder<Name, never>) {
  return engineOf(db) === 'sqlite' ? table.modifyEnd(sql`strict`) : table
}

/** A column type for numbers with a fraction (areas, rooms, coordinates) that both engines know. */
export function realType(db: Kysely<never>) {
  return engineOf(db) === 'sqlite' ? sql`real` : sql`double precision`
}
