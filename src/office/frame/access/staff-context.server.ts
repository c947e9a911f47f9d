import { createContext, type RouterContextProvider } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import type { Role } from './roles.ts'

/** The member of staff who is signed in, as loaders and actions of the office find them: `context.get(staffContext)`. */
export type Staff = {
  id: string
  name: string
  email: string
  role: Role
  /** This session knows more than the password: it was opened with a code too, or with a passkey. */
  hasSecondFactor: boolean
  sessionId: string
  /** When this person last gave a password (and code); ISO 8601. */
  signedInAt: string
}

/** Set by the guard. Reading it on an `open` address throws: nobody is signed in there. */
export const staffContext = createContext<Staff>()

/** What nearly every loader and action of the office needs of its context. */
export function officeContext(context: Readonly<RouterContextProvider>) {
  return { app: context.get(appContext), staff: context.get(staffContext) }
}

/** Who is signed in, if anybody, for the pages before sign-in. */
export const visitorContext = createContext<Staff | null>(null)
