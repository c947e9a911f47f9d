import type { Selectable } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import type { StaffTable } from '#platform/database/office-tables.server.ts'
import { isRole, type Role } from '../access/roles.ts'

export type StaffMember = {
  id: string
  email: string
  name: string
  role: Role
  hasSecondFactor: boolean
  disabledAt: string | null
  /** It waits for the person who opens the link of the first start. */
  isFirst: boolean
  createdAt: string
}

export type NewMember = { email: string; name: string; role: Role; isFirst?: boolean }

export type Invitation = { id: string; staffId: string; expiresAt: string; usedAt: string | null }

/** The tables staff and staff_invitations. */
export function staffAccounts(db: Db) {
  return {
    async find(id: string): Promise<StaffMember | null> {
      const row = await db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? fromRow(row) : null
    },

    async findByEmail(email: string): Promise<StaffMember | null> {
      const row = await db.selectFrom('staff').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()
      return row ? fromRow(row) : null
    },

    /** Whether anybody can sign in with a password. */
    async hasPassword(): Promise<boolean> {
      const account = await db
        .selectFrom('staff_accounts')
        .select('id')
        .where('password', 'is not', null)
        .limit(1)
        .executeTakeFirst()
      return account !== undefined
    },

    /** Removes the account that waited for the first person. */
    async removeUnclaimed(): Promise<void> {
      const unclaimed = db.selectFrom('staff').select('id').where('is_first', '=', 1)
      await db.deleteFrom('staff_invitations').where('staff_id', 'in', unclaimed).execute()
      await db.deleteFrom('staff').where('is_first', '=', 1).execute()
    },

    /** By name. */
    async list(): Promise<StaffMember[]> {
      const rows = await db.selectFrom('staff').selectAll().orderBy('name').orderBy('id').execute()
      return rows.map(fromRow)
    },

    /** @returns false when the address has an account already; then nothing was stored. */
    async insert(member: NewMember & { id: string; now: Date }): Promise<boolean> {
      const at = member.now.toISOString()
      const stored = await db
        .insertInto('staff')
        .values({
          id: member.id,
          email: member.email.toLowerCase(),
          email_verified: 0,
          name: member.name,
          image: null,
          role: member.role,
          disabled_at: null,
          two_factor_enabled: 0,
          is_first: member.isFirst ? 1 : 0,
          created_at: at,
          updated_at: at,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst()
      return stored !== undefined
    },

    async update(
      id: string,
      change: { name?: string; email?: string; role?: Role; disabledAt?: string | null; isFirst?: false },
      now: Date,
    ): Promise<void> {
      await db
        .updateTable('staff')
        .set({
          updated_at: now.toISOString(),
          ...(change.name === undefined ? {} : { name: change.name }),
          ...(change.email === undefined ? {} : { email: change.email.toLowerCase() }),
          ...(change.role === undefined ? {} : { role: change.role }),
          ...(change.disabledAt === undefined ? {} : { disabled_at: change.disabledAt }),
          ...(change.isFirst === undefined ? {} : { is_first: 0 as const }),
        })
        .where('id', '=', id)
        .execute()
    },

    /** Takes the second factor away, app, passkeys and recovery codes: its owner sets up a new one at the next sign-in. */
    async removeSecondFactor(id: string): Promise<void> {
      await db.deleteFrom('staff_second_factors').where('staff_id', '=', id).execute()
      await db.deleteFrom('staff_passkeys').where('staff_id', '=', id).execute()
      await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', id).execute()
      await db.updateTable('staff').set({ two_factor_enabled: 0 }).where('id', '=', id).execute()
    },

    async addInvitation(invitation: { id: string; staffId: string; tokenHash: string; now: Date; expiresAt: Date }) {
      // One link at a time: an older one stops working.
      await db.deleteFrom('staff_invitations').where('staff_id', '=', invitation.staffId).execute()
      await db
        .insertInto('staff_invitations')
        .values({
          id: invitation.id,
          staff_id: invitation.staffId,
          token_hash: invitation.tokenHash,
          created_at: invitation.now.toISOString(),
          expires_at: invitation.expiresAt.toISOString(),
          used_at: null,
        })
        .execute()
    },

    async findInvitation(tokenHash: string): Promise<Invitation | null> {
      const row = await db
        .selectFrom('staff_invitations')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row ? { id: row.id, staffId: row.staff_id, expiresAt: row.expires_at, usedAt: row.used_at } : null
    },

    /** @returns false when somebody else was faster. */
    async useInvitation(id: string, now: Date): Promise<boolean> {
      const used = await db
        .updateTable('staff_invitations')
        .set({ used_at: now.toISOString() })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return used !== undefined
    },
  }
}

function fromRow(row: Selectable<StaffTable>): StaffMember {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: isRole(row.role) ? row.role : 'lesen',
    hasSecondFactor: row.two_factor_enabled === 1,
    // A role that this version does not know, as after an update that was taken back, opens nothing: the account counts as closed.
    disabledAt: isRole(row.role) ? row.disabled_at : (row.disabled_at ?? row.created_at),
    isFirst: row.is_first === 1,
    createdAt: row.created_at,
  }
}
