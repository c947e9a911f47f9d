import { officeAddresses, type Need } from './addresses.ts'
import { may, needsSecondFactor, type Role } from './roles.ts'

/** The caller as the guard knows them; null: nobody is signed in. */
export type Visitor = { role: Role; hasSecondFactor: boolean } | null

export type Verdict =
  | { kind: 'allowed' }
  /** To the sign-in page. */
  | { kind: 'sign-in' }
  /** To the page that sets up the second factor. */
  | { kind: 'second-factor' }
  /** Signed in, but not in this role: 403. */
  | { kind: 'refused'; need: Need }
  /** The address does not take this method: 405. */
  | { kind: 'method' }
  /** An address that nobody declared: 403 for everybody. */
  | { kind: 'undeclared' }

/** The rule behind every address of the office. `pattern` as `src/routes.ts` has it; pure, so that tests can ask it too. */
export function judge(pattern: string, method: string, visitor: Visitor): Verdict {
  const access = officeAddresses[pattern]
  if (!access) return { kind: 'undeclared' }
  const need = method === 'GET' || method === 'HEAD' ? access.read : access.write
  if (need === undefined) return visitor ? { kind: 'method' } : { kind: 'sign-in' }
  if (need === 'open') return { kind: 'allowed' }
  if (!visitor) return { kind: 'sign-in' }
  if (need === 'signed-in') return { kind: 'allowed' }
  if (needsSecondFactor(visitor.role) && !visitor.hasSecondFactor) return { kind: 'second-factor' }
  return may(visitor.role, need) ? { kind: 'allowed' } : { kind: 'refused', need }
}
