import type { Role } from './access/roles.ts'
import type { Staff } from './access/staff-context.server.ts'

/** Somebody who is signed in, for tests. */
export function exampleStaff(role: Role, different: Partial<Staff> = {}): Staff {
  return {
    id: 'petra',
    name: 'Petra Öz',
    email: 'petra@example.org',
    role,
    hasSecondFactor: true,
    sessionId: 's',
    signedInAt: '2026-03-02T07:00:00.000Z',
    ...different,
  }
}
