import { sql } from 'kysely'
import type { Db } from './database.server.ts'
import { engineOf } from './engine.server.ts'

/** Until the transaction ends nobody else passes here with this e-mail address. SQLite has one writer as it is. */
export async function holdAddress(db: Db, email: string): Promise<void> {
  if (engineOf(db) === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`.execute(db)
}
