import type { App } from '#platform/app.server.ts'
import { addDays, berlinMidnight } from '#platform/berlin-day.ts'
import { readReference, showReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { contentKinds, historyKinds, kindNamed } from '#office/website/content/kinds.server.ts'
import { templates } from '#office/desk/templates/repository.server.ts'
import { detailOf } from './audit-details.server.ts'
import { actionGroups } from './audit-texts.ts'
import { type Cursor, showCursor } from '#office/frame/cursor.ts'
import { type AuditFilters, PAGE_SIZE } from './audit-filters.ts'
import { type AuditEntry, auditLog, type AuditQuery } from '#office/frame/audit-log/repository.server.ts'
import { wordTable } from '#platform/word-table.ts'

export type ShownLine = {
  id: string
  at: string
  who: string
  what: string
  detail: string
  /** The subject; `to` is null when it is gone or has no page. `filter` leads to all lines about it. */
  subject: { label: string; to: string | null; filter: string } | null
}

export type LogPage = { lines: ShownLine[]; next: string | null }

export const knownActions = actionGroups(historyKinds.map(({ name, one }) => ({ name, label: one })))
const labels = new Map(knownActions.flatMap(({ options }) => options.map(({ value, label }) => [value, label])))

/** One page of the log, in words. `team`: the accounts' names by their ids. */
export async function logPage(
  app: App,
  filters: AuditFilters,
  team: ReadonlyMap<string, string>,
  cursor?: Cursor,
): Promise<LogPage> {
  const query = await auditQuery(app, filters)
  if (!query) return { lines: [], next: null }
  const after = cursor && { happenedAt: cursor.moment, id: cursor.id }
  const found = await auditLog(app.db).list({ ...query, ...(after && { after }), limit: PAGE_SIZE + 1 })
  const entries = found.slice(0, PAGE_SIZE)
  const last = found.length > PAGE_SIZE ? entries.at(-1) : undefined
  const ids = entries.filter(({ subjectKind }) => subjectKind === 'submission').map(({ subjectId }) => subjectId)
  const references = await requests(app.db).referencesOf([...new Set(ids)].filter((id) => id !== null))
  const names = { team, templates: new Map((await templates(app.db).list()).map(({ key, name }) => [key, name])) }
  return {
    lines: entries.map((entry) => ({
      id: entry.id,
      at: entry.happenedAt,
      who: entry.staffName ?? 'Werkzeug oder nicht angemeldet',
      what: labels.get(entry.action) ?? 'Eintrag einer anderen Fassung',
      detail: detailOf(entry, names),
      subject: subjectOf(entry, references, team),
    })),
    next: last ? showCursor(last.happenedAt, last.id) : null,
  }
}

/** Null: nothing can match, because a subject was typed that does not exist. */
async function auditQuery(app: App, { who, action, subject, day }: AuditFilters): Promise<Partial<AuditQuery> | null> {
  const about = subject === '' ? {} : await findSubject(app, subject)
  if (!about) return null
  return {
    ...(who === '' ? {} : { staffId: who === 'niemand' ? null : who }),
    ...(action === '' ? {} : { action }),
    ...about,
    ...(day === ''
      ? {}
      : { from: berlinMidnight(day).toISOString(), until: berlinMidnight(addDays(day, 1)).toISOString() }),
  }
}

const otherSubjects = wordTable<string>({
  viewing: 'Besichtigung',
  passkey: 'Passkey',
  device: 'Gerät',
  template: 'Vorlage',
})

/** Names a subject in the filter, which staff see in the address and in its field. */
const subjectWords = wordTable<string>({
  request: 'vorgang',
  staff: 'konto',
  mail: 'mail',
  media: 'bilder',
  ...Object.fromEntries(Object.entries(otherSubjects).map(([kind, label]) => [kind, label.toLowerCase()])),
  ...Object.fromEntries(contentKinds.map(({ name, path }) => [name, path])),
})
const kindOfWord = new Map(Object.entries(subjectWords).map(([kind, word]) => [word, kind]))

async function findSubject(app: App, typed: string): Promise<Partial<AuditQuery> | null> {
  const parts = /^([a-z]+):([\w.-]+)$/.exec(typed)
  if (parts) return { subjectKind: kindOfWord.get(parts[1] ?? '') ?? '', subjectId: parts[2] ?? '' }
  const reference = readReference(typed)
  const request = reference && (await requests(app.db).findByReference(reference))
  return request ? { subjectKind: 'submission', subjectId: request.id } : null
}

function subjectOf(
  { subjectKind: kind, subjectId: id }: AuditEntry,
  references: ReadonlyMap<string, string>,
  team: ReadonlyMap<string, string>,
): ShownLine['subject'] {
  if (kind === null || id === null) return null
  const filter = `${subjectWords[kind] ?? 'anderes'}:${id}`
  if (kind === 'submission') {
    const reference = references.get(id)
    if (reference === undefined) return { label: 'gelöschter Vorgang', to: null, filter }
    const shown = showReference(reference)
    return { label: `Vorgang ${shown}`, to: `/verwaltung/anfragen/${shown}`, filter }
  }
  if (kind === 'staff') return { label: `Konto ${team.get(id) ?? '(früheres)'}`, to: '/verwaltung/team', filter }
  if (kind === 'mail') return { label: 'Mail', to: `/verwaltung/mails/${id}`, filter }
  const content = kindNamed(kind)
  const to = content && content.path !== '' ? `/verwaltung/${content.path}/${id}` : null
  return { label: content?.one ?? otherSubjects[kind] ?? 'Anderes', to, filter }
}
