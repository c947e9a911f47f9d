import type { App } from '#platform/app.server.ts'
import type { createAuth } from './create-auth.server.ts'

export type Auth = ReturnType<typeof createAuth>

const authByApp = new WeakMap<App, Promise<Auth>>()

/** The sign-in library of this application; read and made at first use, for it takes 50 MB and half of the time of a start. */
export function authOf(app: App): Promise<Auth> {
  const known = authByApp.get(app)
  if (known) return known
  const auth = import('./create-auth.server.ts').then((module) => module.createAuth(app))
  auth.catch(() => authByApp.delete(app)) // the next one tries again
  authByApp.set(app, auth)
  return auth
}

/**
 * Stores all of one step in one transaction: after a failure nothing of it is used up and the step can be tried again.
 * `work` uses `inside` alone, database and library alike; limits belong outside.
 */
export async function inOneTransaction<Result>(app: App, work: (inside: App) => Promise<Result>): Promise<Result> {
  await authOf(app) // nobody waits for a transaction that loads the library
  return app.db.transaction().execute((trx) => work({ ...app, db: trx }))
}

/** Whether the library agreed. A refusal is an answer; a failure throws, so that the transaction around it keeps nothing. */
export function isGranted(answer: Response): boolean {
  if (answer.status >= 500) throw new Error(`The sign-in library failed: ${answer.status}`)
  return answer.ok
}
