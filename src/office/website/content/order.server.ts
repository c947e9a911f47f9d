import type { App } from '#platform/app.server.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { updateTogether } from './save.server.ts'

const MOST_NEIGHBOURS = 1000

/**
 * Gives these records the order they stand in, all or none. The places they had are dealt out again, so a record that keeps its place is not
 * written; only when two shared one are they counted anew.
 */
export function putInOrder(app: App, staff: Staff, kind: ContentKind, ordered: readonly ContentRecord[]) {
  const places = ordered.map(({ values }) => Number(values.sort_order)).toSorted((one, other) => one - other)
  const isDistinct = new Set(places).size === places.length
  return updateTogether(
    app,
    staff,
    kind,
    ordered.map((record, index) => [record, { sort_order: isDistinct ? (places[index] ?? index) : index + 1 }]),
  )
}

/** Those among which a record has its place, in their order. */
async function neighboursOf(app: App, kind: ContentKind, record: ContentRecord): Promise<ContentRecord[]> {
  const within = kind.ordered?.within
  const filters = within ? { [within]: String(record.values[within]) } : {}
  const { items } = await kind.store(app.db).list({ search: '', filters, page: 1, pageSize: MOST_NEIGHBOURS })
  return items
}

/** One place to the front or the back. @returns its new place from 1, and of how many. */
export async function moveByOne(app: App, staff: Staff, kind: ContentKind, record: ContentRecord, step: -1 | 1) {
  const records = await neighboursOf(app, kind, record)
  const from = records.findIndex(({ id }) => id === record.id)
  const to = Math.min(records.length - 1, Math.max(0, from + step))
  const ordered = records.toSpliced(from, 1).toSpliced(to, 0, record)
  const outcome = from === to ? 'changed' : await putInOrder(app, staff, kind, ordered)
  return outcome === 'collision' ? outcome : { place: to + 1, of: records.length }
}
