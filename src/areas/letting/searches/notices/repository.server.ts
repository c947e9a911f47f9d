import { sql } from 'kysely'
import { fromColumns } from '#platform/database/code-names.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { batchesOf } from '#platform/database/engine.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { type FilteredFlat, filteredColumns } from '#areas/letting/apartments/search/fits.ts'
import type { Reason } from '../search.ts'

/** A change of a flat since somebody last looked; `reason` null: nothing worth a notice. */
export type Change = Offer & { apartmentId: string; reason: Reason | null; before: Offer | null }
type Offer = { state: 'offered' | 'taken' | 'hidden'; rentCents: number | null }

export type Notice = {
  searchId: string
  apartmentId: string
  reason: Reason
  rentCents: number | null
  rentBeforeCents: number | null
}

/** The tables offered_flats and search_notices. */
export function searchNotices(db: Db) {
  return {
    /** Flats that do not stand as they stood when somebody last looked: the whole portfolio against it, on one covering index. */
    async changes(limit: number): Promise<Change[]> {
      const listed = await sql<Row>`
        select a.id, case when a.availability_status = 'available' then 'offered' else 'taken' end as state,
          a.total_rent_cents as rent, o.state as was, o.rent_cents as was_rent
        from apartments a left join offered_flats o on o.apartment_id = a.id
        where a.is_listed = 1 and (
          o.state is null
          or (a.availability_status = 'available'
            and (o.state <> 'offered' or coalesce(o.rent_cents, -1) <> coalesce(a.total_rent_cents, -1)))
          or (a.availability_status <> 'available' and o.state <> 'taken')
        )
        limit ${sql.lit(limit)}`.execute(db)
      const hidden = await sql<Row>`
        select o.apartment_id as id, 'hidden' as state, o.rent_cents as rent, o.state as was, o.rent_cents as was_rent
        from offered_flats o inner join apartments a on a.id = o.apartment_id
        where o.state = 'offered' and a.is_listed = 0
        limit ${sql.lit(limit)}`.execute(db)
      return [...listed.rows, ...hidden.rows].map(changeOf)
    },

    /** Notes what a change made of a flat. @returns false when somebody else has noted it already. */
    async claim({ apartmentId, state, rentCents, before }: Change): Promise<boolean> {
      const row = { state, rent_cents: rentCents }
      if (before === null) {
        const made = await db
          .insertInto('offered_flats')
          .values({ apartment_id: apartmentId, ...row })
          .onConflict((conflict) => conflict.column('apartment_id').doNothing())
          .returning('apartment_id')
          .executeTakeFirst()
        return made !== undefined
      }
      const known = db
        .updateTable('offered_flats')
        .set(row)
        .where('apartment_id', '=', apartmentId)
        .where('state', '=', before.state)
        .where('rent_cents', before.rentCents === null ? 'is' : '=', before.rentCents)
      return (await known.returning('apartment_id').executeTakeFirst()) !== undefined
    },

    /** Searches that heard of a flat at this rent, for whatever reason. */
    async whoKnows(apartmentId: string, rentCents: number | null): Promise<Set<string>> {
      const rows = await db
        .selectFrom('search_notices')
        .select('search_id')
        .where('apartment_id', '=', apartmentId)
        .where('rent_cents', '=', rentCents ?? 0)
        .execute()
      return new Set(rows.map((row) => row.search_id))
    },

    /** These flats as filters see them. */
    async flats(ids: readonly string[]): Promise<FilteredFlat[]> {
      const rows = await db
        .selectFrom('apartments')
        .select(filteredColumns)
        .where('id', 'in', ['', ...ids])
        .execute()
      return rows as FilteredFlat[]
    },

    /** The same news of a flat is sent to nobody twice. */
    async add(notices: readonly Notice[], dueAt: (notice: Notice) => string, now: Date): Promise<void> {
      const rows = notices.map((notice) => ({
        search_id: notice.searchId,
        apartment_id: notice.apartmentId,
        reason: notice.reason,
        rent_cents: notice.rentCents ?? 0,
        rent_before_cents: notice.rentBeforeCents,
        found_at: now.toISOString(),
        due_at: dueAt(notice),
        told_at: null,
      }))
      for (const batch of batchesOf(rows))
        await db
          .insertInto('search_notices')
          .values(batch)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    },

    /** Searches with something to tell, who waits longest first. */
    async dueSearches(now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('search_notices')
        .select('search_id')
        .select(({ fn }) => fn.min('due_at').as('first'))
        .where('told_at', 'is', null)
        .where('due_at', '<=', now.toISOString())
        .groupBy('search_id')
        .orderBy('first')
        .orderBy('search_id')
        .limit(limit)
        .execute()
      return rows.map((row) => row.search_id)
    },

    /** Claims what is due for a search: no other worker sends it. */
    async take(searchId: string, now: Date): Promise<Notice[]> {
      const rows = await db
        .updateTable('search_notices')
        .set({ told_at: now.toISOString() })
        .where('search_id', '=', searchId)
        .where('told_at', 'is', null)
        .where('due_at', '<=', now.toISOString())
        .returning(['search_id', 'apartment_id', 'reason', 'rent_cents', 'rent_before_cents', 'found_at'])
        .execute()
      return rows
        .toSorted((one, other) => one.found_at.localeCompare(other.found_at))
        .map((row) => ({ ...fromColumns(row), reason: row.reason as Reason, rentCents: row.rent_cents || null }))
    },

    /** Lists the flats of which somebody got a mail, and when; oldest first. */
    async listSent(searchId: string): Promise<{ wohnung: string; grund: string; am: string | null }[]> {
      return db
        .selectFrom('search_notices')
        .select(['apartment_id as wohnung', 'reason as grund', 'told_at as am'])
        .where('search_id', '=', searchId)
        .where('told_at', 'is not', null)
        .orderBy('told_at')
        .execute()
    },

    /** Moves the day of waiting notices. */
    async moveDue(searchId: string, dueAt: Date): Promise<void> {
      await db
        .updateTable('search_notices')
        .set({ due_at: dueAt.toISOString() })
        .where('search_id', '=', searchId)
        .where('told_at', 'is', null)
        .execute()
    },

    /** Nobody waits for it any more. */
    async forgetWaiting(searchId: string): Promise<void> {
      await db.deleteFrom('search_notices').where('search_id', '=', searchId).where('told_at', 'is', null).execute()
      await outbox(db).removeUnsentOf({ kind: 'search', id: searchId })
    },

    /** After so long the same flat is news again. */
    async forgetToldBefore(moment: Date): Promise<void> {
      await db.deleteFrom('search_notices').where('told_at', '<', moment.toISOString()).execute()
    },
  }
}

type Row = {
  id: string
  state: Offer['state']
  rent: number | null
  was: Offer['state'] | null
  was_rent: number | null
}

function changeOf({ id, state, rent, was, was_rent }: Row): Change {
  const now = { state, rentCents: rent }
  const before = was === null ? null : { state: was, rentCents: was_rent }
  return { apartmentId: id, ...now, before, reason: reasonOf(now, before) }
}

function reasonOf({ state, rentCents }: Offer, before: Offer | null): Reason | null {
  if (state !== 'offered') return null
  if (before === null) return 'new'
  const isCheaper = rentCents !== null && before.rentCents !== null && rentCents < before.rentCents
  if (before.state === 'offered') return isCheaper ? 'cheaper' : null
  return before.state === 'taken' ? 'free-again' : 'new'
}
