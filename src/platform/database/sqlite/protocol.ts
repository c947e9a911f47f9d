import type { SQLInputValue } from 'node:sqlite'
import type { StatementResult } from './statements.server.ts'

/**
 * What the server asks of the thread that writes, in order:
 * `begin`, any number of `run`, `end` (one transaction), as many of these as gather, then `commit` (one sync of the disk for all).
 * `alone` stands outside of transactions (PRAGMA, VACUUM).
 */
export type Request =
  | { op: 'begin' }
  | { op: 'run'; sql: string; parameters: SQLInputValue[] }
  | { op: 'alone'; sql: string; parameters: SQLInputValue[] }
  | { op: 'end'; keep: boolean }
  | { op: 'commit' /** How many transactions the server believes to be kept. */; members: number }
  | { op: 'close' }

export type Numbered = Request & { id: number }

/** An SQLite error, as it crosses to the other thread. */
export type Failure = { message: string; errcode: number | null; errstr: string | null }

export type Answer = { id: number } & ({ result: StatementResult | null } | { failure: Failure })

export type WriterData = { path: string; busyTimeoutMs: number; cacheKib: number }
