import type { App } from '#platform/app.server.ts'
import type { Role } from '#areas/office/access/roles.ts'
import { changedNames } from '../collision.ts'
import { groupsWith } from '../edit-form.server.ts'
import { fieldsOf } from '../field-spec.ts'
import { kindNamed, mayWrite } from '../kinds/all.server.ts'
import { readableText } from '../show-value.ts'
import type { HistoryEntry } from './repository.server.ts'

export type ShownEntry = {
  id: string
  happenedAt: string
  staffName: string
  what: 'created' | 'changed' | 'removed'
  kind: string
  title: string
  /** Null when it has no page of its own, or is gone. */
  to: string | null
  changes: { label: string; before: string; after: string }[]
  mayUndo: boolean
}

const NAME_GONE = 'Name nicht mehr gespeichert'

/** A change as somebody reads it: labels instead of names, only what changed. */
export async function shownEntry(app: App, role: Role, entry: HistoryEntry): Promise<ShownEntry> {
  const kind = kindNamed(entry.kind)
  const options = (await kind?.options?.(app.db, entry.subjectId)) ?? {}
  const fields = kind ? fieldsOf(groupsWith(kind, options)) : []
  const isChange = entry.before !== null && entry.after !== null
  const names = isChange ? changedNames(entry.before, entry.after) : []
  return {
    id: entry.id,
    happenedAt: entry.happenedAt,
    staffName: entry.staffName ?? NAME_GONE,
    what: entry.before === null ? 'created' : entry.after === null ? 'removed' : 'changed',
    kind: kind?.one ?? entry.kind,
    title: entry.subjectTitle,
    to: kind && entry.after && kind.path !== '' ? `/verwaltung/${kind.path}/${entry.subjectId}` : null,
    changes: fields
      .filter(({ name }) => names.includes(name))
      .map((field) => ({
        label: field.label,
        before: readableText(field, entry.before?.[field.name]),
        after: readableText(field, entry.after?.[field.name]),
      })),
    mayUndo: kind !== null && mayWrite(role, kind),
  }
}
