import { phoneDigits } from '#values/phone.ts'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import type { SubmissionsTable } from '#platform/database/submission-tables.server.ts'
import { foldText } from '#platform/fold.ts'
import { isRequestStatus, type RequestStatus } from '../status.ts'

/** Another request of probably the same person about the same thing. `reference` without its hyphen. */
export type Twin = { id: string; reference: string; status: RequestStatus; version: number; receivedAt: string }

/** The table submission_senders. */
export function senders(db: Db) {
  return {
    async add(requestId: string, about: string, keys: readonly string[]): Promise<void> {
      const rows = keys.map((key) => ({ submission_id: requestId, about, sender_key: key }))
      if (rows.length > 0) await db.insertInto('submission_senders').values(rows).execute()
    },

    /**
     * The twins of each of these requests, oldest first; who has none is not in the map. Spam is nobody's twin. Of very many it is the
     * newest, one more than `MOST_TWINS`: else a list of one person's applications would name each of them in every line.
     */
    async twinsOf(ids: readonly string[]): Promise<Map<string, Twin[]>> {
      if (ids.length === 0) return new Map()
      const keys = db.selectFrom('submission_senders').where('submission_id', 'in', ids)
      const ranked = db
        .selectFrom(keys.select(['sender_key', 'about']).distinct().as('own'))
        .innerJoin('submission_senders as other', (join) =>
          join.onRef('other.sender_key', '=', 'own.sender_key').onRef('other.about', '=', 'own.about'),
        )
        .select(['other.submission_id as id', 'other.sender_key', 'other.about'])
        .select(
          sql<number>`row_number() over (partition by other.sender_key, other.about order by other.submission_id desc)`.as(
            'place',
          ),
        )
      const members = await db.selectFrom(ranked.as('ranked')).selectAll().where('place', '<=', LOOKED_AT).execute()
      if (members.every(({ place }) => Number(place) === 1)) return new Map()
      const byKey = Map.groupBy(members, keyOf)
      const others = new Map<string, Set<string>>()
      for (const own of await keys.select(['submission_id', 'sender_key', 'about']).execute()) {
        const known = others.get(own.submission_id) ?? new Set()
        for (const { id } of byKey.get(keyOf(own)) ?? []) if (id !== own.submission_id) known.add(id)
        others.set(own.submission_id, known)
      }
      // Read apart: joined in one, PostgreSQL without statistics (after a restore) compares every request with every other.
      const rows = await db
        .selectFrom('submissions')
        .select(['id', 'kind', 'reference', 'status', 'version', 'received_at', 'quarantined'])
        .where('id', 'in', [...new Set([...ids, ...members.map(({ id }) => id)])])
        .orderBy('received_at')
        .orderBy('id')
        .execute()
      const kinds = new Map(rows.map(({ id, kind }) => [id, kind]))
      const possible = rows.filter(({ quarantined }) => quarantined === 0)
      const twins = [...others].map(([of, known]): [string, Twin[]] => {
        const found = possible.filter(({ id, kind }) => known.has(id) && kind === kinds.get(of))
        return [of, found.slice(-MOST_TWINS - 1).map(twinFromRow)]
      })
      return new Map(twins.filter(([, found]) => found.length > 0))
    },
  }
}

/** A list names so many, then says that there are more. */
export const MOST_TWINS = 10

/** Some of them may be spam. */
const LOOKED_AT = 50

const keyOf = ({ sender_key, about }: { sender_key: string; about: string }) => `${sender_key} ${about}`

function twinFromRow(row: Pick<SubmissionsTable, 'id' | 'reference' | 'status' | 'version' | 'received_at'>): Twin {
  const status = isRequestStatus(row.status) ? row.status : 'neu'
  return { id: row.id, reference: row.reference, status, version: row.version, receivedAt: row.received_at }
}

type Sender = { contactName: string; contactEmail: string; birthDate?: string | null; phone?: string | null }

/** Shorter ones are a mistake or a joke, and many would share them. */
const SHORTEST_PHONE = 5

/**
 * Keys that identify a person: the e-mail address, or the name together with the day of birth or the telephone number. Hashed: they
 * are compared, never read. Somebody who shares one of them about the same flat is probably the same person.
 */
export function senderKeys({ contactName, contactEmail, birthDate, phone }: Sender): string[] {
  const name = foldText(contactName)
  const digits = foldPhone(phone ?? '')
  return [
    ...(contactEmail === '' ? [] : [`mail ${contactEmail.trim().toLowerCase()}`]),
    ...(birthDate ? [`born ${name} ${birthDate}`] : []),
    ...(digits.length < SHORTEST_PHONE ? [] : [`phone ${name} ${digits}`]),
  ].map((key) => createHash('sha256').update(key).digest('hex'))
}

/** `+49 (0)2628 / 123456`, `0049 2628 123456` and `02628-123456` are one number. Kept keys have it with its zero. */
const foldPhone = (phone: string) => phoneDigits(phone).replace(/^\+49/, '0')
