import type { SQLInputValue } from 'node:sqlite'
import type { Outcome, Request, SentStatement } from './protocol.ts'
import type { Row } from './statements.server.ts'
import { errorOf } from './writer-thread.server.ts'

/** `mustReturn`: without a row in answer, nothing of its transaction is kept. */
export type WholeStatement = { sql: string; parameters: SQLInputValue[]; mustReturn: boolean }

/** A transaction whose statements are all known before it begins. */
export type Whole = {
  statements: readonly WholeStatement[]
  resolve: (rows: Row[][] | null) => void
  reject: (error: unknown) => void
}

/** Each text crosses once, however many transactions run it. */
export function packGroup(group: readonly Whole[]): Extract<Request, { op: 'group' }> {
  const places = new Map<string, number>()
  const placeOf = (sql: string) => {
    const known = places.get(sql)
    if (known !== undefined) return known
    places.set(sql, places.size)
    return places.size - 1
  }
  const transactions = group.map(({ statements }) =>
    statements.map(({ sql, parameters, mustReturn }): SentStatement => [placeOf(sql), parameters, mustReturn]),
  )
  return { op: 'group', texts: [...places.keys()], transactions }
}

/** Tells each what became of it. */
export function settle(group: readonly Whole[], outcomes: readonly Outcome[]): void {
  for (const [index, { resolve, reject }] of group.entries()) {
    const outcome = outcomes[index]
    if (outcome === undefined) reject(new Error('The thread that writes did not say what became of a transaction'))
    else if (outcome !== null && 'failure' in outcome) reject(errorOf(outcome.failure))
    else resolve(outcome)
  }
}
