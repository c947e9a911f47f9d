import type { App } from '#platform/app.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { changedNames } from '#company/content/same-values.ts'
import type { HistoryEntry } from './history/repository.server.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { createContent, removeContent, updateContent, updateTogether } from './save.server.ts'

export type UndoOutcome = 'undone' | 'unchanged' | 'gone' | 'refused'

/**
 * Takes one change back: its fields get the values they had before it, later changes of other fields stay; what it created is removed,
 * what it removed comes back under its own id. An undo is a change like any other, so it can be undone as well.
 */
export async function undoChange(app: App, staff: Staff, kind: ContentKind, entry: HistoryEntry): Promise<UndoOutcome> {
  const { before, after, subjectId } = entry
  const record = await kind.store(app.db).find(subjectId)
  try {
    if (after === null) {
      if (record || !before) return 'unchanged'
      await createContent(app, staff, kind, before, subjectId)
      return 'undone'
    }
    if (!record) return 'gone'
    if (before === null) {
      await removeContent(app, staff, kind, record)
      return 'undone'
    }
    const back = Object.fromEntries(changedNames(before, after).map((name) => [name, before[name] ?? null]))
    const outcome = await updateContent(app, staff, kind, record, { ...record.values, ...back })
    return outcome === 'changed' ? 'undone' : outcome === 'unchanged' ? 'unchanged' : 'refused'
  } catch (error) {
    // A foreign key or a unique name stands against it.
    app.log.warn('content undo refused', { kind: kind.name, message: error instanceof Error ? error.message : '' })
    return 'refused'
  }
}

/** Takes back what one act did to the order of several records: all of it or nothing. */
export async function undoOrder(
  app: App,
  staff: Staff,
  kind: ContentKind,
  entries: readonly HistoryEntry[],
): Promise<UndoOutcome> {
  const records = await Promise.all(entries.map(({ subjectId }) => kind.store(app.db).find(subjectId)))
  const changes = records.flatMap((record, index) => {
    const place = entries[index]?.before?.sort_order
    return record && place !== undefined ? [[record, { sort_order: place }] as const] : []
  })
  if (changes.length < entries.length) return 'gone'
  if (changes.every(([{ values }, { sort_order: place }]) => values.sort_order === place)) return 'unchanged'
  return (await updateTogether(app, staff, kind, changes)) === 'changed' ? 'undone' : 'refused'
}
