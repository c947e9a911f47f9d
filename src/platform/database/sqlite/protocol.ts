import type { SQLInputValue } from 'node:sqlite'
import type { OpenFileOptions, StatementResult } from './connection.server.ts'

/**
 * Requests to the writer thread, in order: any number of `run` and an `end` are one transaction, as many of these as join are a batch,
 * `commit` syncs the disk for all of them. `alone` stands outside of transactions (PRAGMA, VACUUM).
 */
export type Request =
  | { op: 'run' | 'alone'; sql: string; parameters: SQLInputValue[] }
  | { op: 'end'; keep: boolean }
  | { op: 'commit' }
  | { op: 'close' }

/** An SQLite error as it crosses to the other thread, which keeps only plain properties. */
export type Failure = { message: string; code?: string; errcode?: number; errstr?: string }

/** In the order of the requests. */
export type Answer = { result: StatementResult | null } | { failure: Failure }

export type WriterOptions = OpenFileOptions & { path: string }
