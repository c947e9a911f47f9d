import type { Kysely } from 'kysely'
import type { Tables } from '../tables.server.ts'
import {
  adder,
  analyze,
  countRows,
  emptyTable,
  insertRows,
  pagesOf,
  sumUp,
  tablesOf,
  type TableSum,
} from './repository.server.ts'

export type MovedTable = { name: string } & TableSum

export class MoveError extends Error {}

/** A target with rows in one of these is somebody's. The others are filled by migrations or follow from them. */
const OWNERS = ['properties', 'submissions', 'staff', 'audit_log'] as const

/** @throws MoveError when the target already holds a company. */
export async function refuseFull(target: Kysely<Tables>): Promise<void> {
  for (const name of OWNERS) {
    if ((await countRows(target, name)) > 0)
      throw new MoveError(`Die Zieldatenbank ist nicht leer (Tabelle ${name}). Nehmen Sie eine neue.`)
  }
}

/**
 * Copies every row of a SQLite database into a migrated, empty PostgreSQL one, in one transaction, and reads all of them again: each
 * table must have the same number of rows and the same sum, or nothing is kept. Nobody may write to the source meanwhile.
 * @throws MoveError with a German sentence.
 */
export async function moveDatabase(source: Kysely<Tables>, target: Kysely<Tables>): Promise<MovedTable[]> {
  await refuseFull(target)
  const tables = await tablesOf(source)
  const moved = await target.transaction().execute(async (trx) => {
    for (const { name } of tables.toReversed()) await emptyTable(trx, name)
    const done: MovedTable[] = []
    for (const table of tables) {
      const sums = adder(table)
      for await (const page of pagesOf(source, table)) {
        sums.add(page)
        await insertRows(trx, table, page)
      }
      const [there, here] = [sums.total(), await sumUp(trx, table)]
      if (there.rows !== here.rows || there.sum !== here.sum)
        throw new MoveError(`Tabelle ${table.name} kam anders an: ${there.rows} Zeilen gelesen, ${here.rows} gefunden.`)
      done.push({ name: table.name, ...here })
    }
    return done
  })
  await analyze(target)
  return moved
}
