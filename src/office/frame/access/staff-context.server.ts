import { createContext } from 'react-router'
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

/** The same without throwing, for the pages before sign-in. */
export const visitorContext = createContext<Staff | null>(null)
