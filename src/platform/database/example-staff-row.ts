import type { Insertable } from 'kysely'
import type { StaffTable } from './office-tables.server.ts'

/** A row of the table staff, for tests of other rooms that point to an account. */
export function exampleStaffRow(id: string, different: Partial<Insertable<StaffTable>> = {}): Insertable<StaffTable> {
  const at = '2026-03-02T08:00:00.000Z'
  return {
    id,
    email: `${id}@example.org`,
    email_verified: 0,
    name: id,
    image: null,
    role: 'technik',
    disabled_at: null,
    two_factor_enabled: 0,
    created_at: at,
    updated_at: at,
    ...different,
  }
}
