import type { Db } from '#platform/database/database.server.ts'
import { foldText } from '#platform/fold.ts'

/** `key`: the folded label, which two spellings of one word share. */
export type Tag = { key: string; label: string }

/** As many as a choice offers. */
const MOST_OFFERED = 200

/** The table submission_tags: the one place that knows its columns. */
export function tags(db: Db) {
  return {
    /** @returns the label that it has now, in the spelling that was there first; null when the request has it already. */
    async add(request: { id: string; kind: string }, label: string): Promise<string | null> {
      const key = foldText(label)
      const known = await db.selectFrom('submission_tags').select('label').where('tag_key', '=', key).executeTakeFirst()
      const row = { submission_id: request.id, kind: request.kind, tag_key: key, label: known?.label ?? label }
      const stored = await db
        .insertInto('submission_tags')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('label')
        .executeTakeFirst()
      return stored?.label ?? null
    },

    /** @returns the label that went; null when there was none. */
    async remove(requestId: string, key: string): Promise<string | null> {
      const removed = await db
        .deleteFrom('submission_tags')
        .where('submission_id', '=', requestId)
        .where('tag_key', '=', key)
        .returning('label')
        .executeTakeFirst()
      return removed?.label ?? null
    },

    /** The tags of each of these, by the alphabet; who has none is not in the map. */
    async of(requestIds: readonly string[]): Promise<Map<string, Tag[]>> {
      if (requestIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('submission_tags')
        .select(['submission_id as id', 'tag_key as key', 'label'])
        .where('submission_id', 'in', requestIds)
        .orderBy('tag_key')
        .execute()
      const byId = Map.groupBy(rows, ({ id }) => id)
      return new Map([...byId].map(([id, found]) => [id, found.map(({ key, label }) => ({ key, label }))]))
    },

    /** Every tag that some request of these kinds has, by the alphabet. */
    async ofKinds(kinds: readonly string[]): Promise<Tag[]> {
      if (kinds.length === 0) return []
      return db
        .selectFrom('submission_tags')
        .select(({ fn }) => ['tag_key as key', fn.min('label').as('label')])
        .where('kind', 'in', kinds)
        .groupBy('tag_key')
        .orderBy('tag_key')
        .limit(MOST_OFFERED)
        .execute()
    },
  }
}
