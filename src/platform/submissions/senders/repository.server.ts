import { createHash } from 'node:crypto'
import type { Db } from '#platform/database/database.server.ts'
import { foldText } from '#platform/fold.ts'
import { isSubmissionStatus, type SubmissionStatus } from '../status.ts'

/** Another submission of probably the same person about the same thing. `reference` without its hyphen. */
export type Twin = { id: string; reference: string; status: SubmissionStatus; version: number; receivedAt: string }

/** The table submission_senders. */
export function senders(db: Db) {
  return {
    async add(submissionId: string, about: string, keys: readonly string[]): Promise<void> {
      const rows = keys.map((key) => ({ submission_id: submissionId, about, sender_key: key }))
      await db.insertInto('submission_senders').values(rows).execute()
    },

    /** The twins of each of these submissions, oldest first; who has none is not in the map. Spam is nobody's twin. */
    async twinsOf(ids: readonly string[]): Promise<Map<string, Twin[]>> {
      if (ids.length === 0) return new Map()
      const pairs = await db
        .selectFrom('submission_senders as own')
        .innerJoin('submission_senders as other', (join) =>
          join
            .onRef('other.sender_key', '=', 'own.sender_key')
            .onRef('other.about', '=', 'own.about')
            .onRef('other.submission_id', '<>', 'own.submission_id'),
        )
        .select(['own.submission_id as of_id', 'other.submission_id as id'])
        .distinct()
        .where('own.submission_id', 'in', ids)
        .execute()
      if (pairs.length === 0) return new Map()
      // Two statements: joined in one, PostgreSQL without statistics (after a restore) compares every submission with every other.
      const rows = await db
        .selectFrom('submissions')
        .select(['id', 'kind', 'reference', 'status', 'version', 'received_at', 'quarantined'])
        .where('id', 'in', [...new Set(pairs.flatMap(({ of_id, id }) => [of_id, id]))])
        .orderBy('received_at')
        .orderBy('id')
        .execute()
      const kinds = new Map(rows.map(({ id, kind }) => [id, kind]))
      const others = Map.groupBy(pairs, ({ id }) => id)
      const twins = new Map<string, Twin[]>()
      for (const row of rows) {
        if (row.quarantined !== 0) continue
        const status = isSubmissionStatus(row.status) ? row.status : 'neu'
        const twin: Twin = {
          id: row.id,
          reference: row.reference,
          status,
          version: row.version,
          receivedAt: row.received_at,
        }
        for (const { of_id: of } of others.get(row.id) ?? []) {
          if (kinds.get(of) === row.kind) twins.set(of, [...(twins.get(of) ?? []), twin])
        }
      }
      return twins
    },
  }
}

type Sender = { contactName: string; contactEmail: string; birthDate?: string | null; phone?: string | null }

/** Shorter ones are a mistake or a joke, and many would share them. */
const SHORTEST_PHONE = 5

/**
 * What tells a person from others: the e-mail address, or the name together with the day of birth or the telephone number. Hashed: they
 * are compared, never read. Somebody who shares one of them about the same flat is probably the same person.
 */
export function senderKeys({ contactName, contactEmail, birthDate, phone }: Sender): string[] {
  const name = foldText(contactName)
  const digits = foldPhone(phone ?? '')
  return [
    `mail ${contactEmail.trim().toLowerCase()}`,
    ...(birthDate ? [`born ${name} ${birthDate}`] : []),
    ...(digits.length < SHORTEST_PHONE ? [] : [`phone ${name} ${digits}`]),
  ].map((key) => createHash('sha256').update(key).digest('hex'))
}

/** `+49 2628 / 123456`, `0049 2628 123456` and `02628-123456` are one number. */
function foldPhone(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '').replace(/^(\+|00)49/, '0')
}
