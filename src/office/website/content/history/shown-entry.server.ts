import type { App } from '#platform/app.server.ts'
import type { Role } from '#office/frame/access/roles.ts'
import { changedNames } from '#company/content/same-values.ts'
import { groupsWith } from '../edit-form.server.ts'
import { fieldsOf } from '#company/content/field-spec.ts'
import { kindNamed, mayWrite } from '../kinds.server.ts'
import { readableText } from '../show-value.ts'
import type { HistoryEntry } from './repository.server.ts'

export type ShownEntry = {
  /** Several: one act put records into another order. */
  ids: string[]
  happenedAt: string
  staffName: string
  what: 'created' | 'changed' | 'removed' | 'ordered'
  kind: string
  title: string
  /** Null when it has no page of its own, or is gone. */
  to: string | null
  changes: { label: string; before: string; after: string }[]
  mayUndo: boolean
}

/** Changes of one press, newest first. */
type Act = [HistoryEntry, ...HistoryEntry[]]

/** Entries as somebody reads them, newest first; of an act that put several into another order, one. */
export async function shownEntries(app: App, role: Role, entries: readonly HistoryEntry[]): Promise<ShownEntry[]> {
  const acts = entries.reduce<Act[]>((groups, entry) => {
    const last = groups.at(-1)
    if (last && isOneOrder(last[0], entry)) last.push(entry)
    else groups.push([entry])
    return groups
  }, [])
  return Promise.all(
    acts.map(async (act) => {
      const first = await shownEntry(app, role, act[0])
      return act.length === 1 ? first : orderOf(first, act)
    }),
  )
}

const isOrder = ({ before, after }: HistoryEntry) =>
  before !== null && after !== null && changedNames(before, after).join() === 'sort_order'

const isOneOrder = (one: HistoryEntry, other: HistoryEntry) =>
  isOrder(one) &&
  isOrder(other) &&
  one.kind === other.kind &&
  one.staffId === other.staffId &&
  one.happenedAt === other.happenedAt

function orderOf(first: ShownEntry, act: Act): ShownEntry {
  const place = (values: HistoryEntry['after']) => `Stelle ${String(values?.sort_order)}`
  return {
    ...first,
    ids: act.map(({ id }) => id),
    what: 'ordered',
    kind: '',
    title: `${act.length} ${kindNamed(act[0].kind)?.many ?? 'Einträge'}`,
    to: null,
    changes: act
      .toSorted((one, other) => Number(one.after?.sort_order) - Number(other.after?.sort_order))
      .map(({ subjectTitle, before, after }) => ({ label: subjectTitle, before: place(before), after: place(after) })),
  }
}

const NAME_GONE = 'Name nicht mehr gespeichert'

/** A change as somebody reads it: labels instead of names, only what changed. */
export async function shownEntry(app: App, role: Role, entry: HistoryEntry): Promise<ShownEntry> {
  const kind = kindNamed(entry.kind)
  const options = (await kind?.options?.(app.db, entry.subjectId)) ?? {}
  const fields = kind ? fieldsOf(groupsWith(kind, options, { id: entry.subjectId, values: {} })) : []
  const isChange = entry.before !== null && entry.after !== null
  const names = isChange ? changedNames(entry.before, entry.after) : []
  return {
    ids: [entry.id],
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
