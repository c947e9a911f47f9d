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
