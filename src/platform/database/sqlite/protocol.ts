import type { SQLInputValue } from 'node:sqlite'
import type { Row, StatementResult } from './statements.server.ts'

/**
 * What the server asks of the thread that writes, in order:
 * `begin`, any number of `run`, `end` (one transaction), as many of these as gather, then `commit` (one sync of the disk for all).
 * `alone` stands outside of transactions (PRAGMA, VACUUM). `group` is all of it at once: whole transactions and their sync.
 */
export type Request =
  | { op: 'begin' }
  | { op: 'run'; sql: string; parameters: SQLInputValue[] }
  | { op: 'alone'; sql: string; parameters: SQLInputValue[] }
  | { op: 'end'; keep: boolean }
  | { op: 'commit' /** How many transactions the server believes to be kept. */; members: number }
  | { op: 'group'; texts: string[]; transactions: SentStatement[][] }
  | { op: 'close' }

/** `text`: its place among the group's. `mustReturn`: without a row in answer, nothing of its transaction is kept. */
export type SentStatement = [text: number, parameters: SQLInputValue[], mustReturn: boolean]

/** Of one transaction of a group: the rows of each statement, null when a row that it needs did not come, or why it failed. */
export type Outcome = Row[][] | null | { failure: Failure }

export type ResultOf<Asked extends Request> = Asked extends { op: 'group' } ? Outcome[] : StatementResult | null

export type Numbered = Request & { id: number }

/** An SQLite error, as it crosses to the other thread. */
export type Failure = { message: string; errcode: number | null; errstr: string | null }

export type Answer = { id: number } & ({ result: ResultOf<Request> } | { failure: Failure })

export type WriterData = { path: string; busyTimeoutMs: number; cacheKib: number }
