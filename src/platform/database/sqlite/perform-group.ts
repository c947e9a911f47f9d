import type { DatabaseSync } from 'node:sqlite'
import type { Failure, Outcome, Request, SentStatement } from './protocol.ts'
import type { statementsOf } from './statements.server.ts'

type Run = ReturnType<typeof statementsOf>
type Group = Extract<Request, { op: 'group' }>

/**
 * Whole transactions one after another, and one sync of the disk for all of them. One that fails takes none of the others with it.
 * Throws when nothing of the group is stored.
 */
export function performGroup(database: DatabaseSync, run: Run, { texts, transactions }: Group): Outcome[] {
  run('begin immediate', [])
  try {
    const outcomes = transactions.map((statements) => performOne(database, run, texts, statements))
    run('commit', [])
    readOnce(run)
    return outcomes
  } catch (error) {
    if (database.isTransaction) run('rollback', [])
    throw error
  }
}

function performOne(database: DatabaseSync, run: Run, texts: readonly string[], statements: SentStatement[]): Outcome {
  run('savepoint member', [])
  const given: Exclude<Outcome, null | { failure: Failure }> = []
  try {
    for (const [text, parameters, mustReturn] of statements) {
      const { rows } = run(texts[text] ?? '', parameters)
      if (mustReturn && rows.length === 0) return undo(run, null)
      given.push(rows)
    }
    run('release member', [])
    return given
  } catch (error) {
    if (!database.isTransaction) throw error // SQLite gave up the whole group (disk full, I/O error)
    return undo(run, { failure: failureOf(error) })
  }
}

function undo(run: Run, outcome: Outcome): Outcome {
  run('rollback to member', [])
  run('release member', [])
  return outcome
}

/** The first who reads after a commit marks so in the file that all share. Done in the thread that writes: it would hang on a disk that hangs. */
export function readOnce(run: Run): void {
  run('select 1 from sqlite_schema limit 1', [])
}

export function failureOf(error: unknown): Failure {
  const { message, errcode, errstr } = error as Error & { errcode?: number; errstr?: string }
  return { message, errcode: errcode ?? null, errstr: errstr ?? null }
}
