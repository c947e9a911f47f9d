import { eachFormKind } from '#areas/kinds.server.ts'
import type { App } from '#platform/app.server.ts'
import { addDays, berlinMidnight } from '#platform/berlin-day.ts'
import { readReference, showReference } from '#platform/submissions/reference.ts'
import { submissions } from '#platform/submissions/repository.server.ts'
import { isSubmissionStatus, statusLabels } from '#platform/submissions/status.ts'
import { isRole, roles } from '../access/roles.ts'
import { fieldsOf } from '../content/field-spec.ts'
import { historyKinds, kindNamed } from '../content/kinds/all.server.ts'
import { actionGroups } from './audit-texts.ts'
import { type AuditFilters, type Cursor, PAGE_SIZE, showCursor } from './audit-filters.ts'
import { type AuditEntry, auditLog, type AuditQuery } from './repository.server.ts'

export type ShownLine = {
  id: string
  at: string
  who: string
  what: string
  detail: string
  /** What it was done to; `to` is null when it is gone or has no page. `filter` leads to all lines about it. */
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
  after?: Cursor,
): Promise<LogPage> {
  const query = await auditQuery(app, filters)
  if (!query) return { lines: [], next: null }
  const found = await auditLog(app.db).list({ ...query, ...(after && { after }), limit: PAGE_SIZE + 1 })
  const entries = found.slice(0, PAGE_SIZE)
  const last = found.length > PAGE_SIZE ? entries.at(-1) : undefined
  const requests = entries.filter(({ subjectKind }) => subjectKind === 'submission').map(({ subjectId }) => subjectId)
  const references = await submissions(app.db).referencesOf([...new Set(requests)].filter((id) => id !== null))
  return {
    lines: entries.map((entry) => ({
      id: entry.id,
      at: entry.happenedAt,
      who: entry.staffName ?? 'Werkzeug oder nicht angemeldet',
      what: labels.get(entry.action) ?? entry.action,
      detail: detailOf(entry, team),
      subject: subjectOf(entry, references, team),
    })),
    next: last ? showCursor(last) : null,
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

async function findSubject(app: App, typed: string): Promise<Partial<AuditQuery> | null> {
  const parts = /^([a-z_]+):([\w-]+)$/.exec(typed)
  if (parts) return { subjectKind: parts[1] ?? '', subjectId: parts[2] ?? '' }
  const reference = readReference(typed)
  const submission = reference && (await submissions(app.db).findByReference(reference))
  return submission ? { subjectKind: 'submission', subjectId: submission.id } : null
}

function subjectOf(
  { subjectKind: kind, subjectId: id }: AuditEntry,
  references: ReadonlyMap<string, string>,
  team: ReadonlyMap<string, string>,
): ShownLine['subject'] {
  if (kind === null || id === null) return null
  const filter = `${kind}:${id}`
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
  return { label: content?.one ?? otherSubjects[kind] ?? kind, to, filter }
}

const otherSubjects: Record<string, string> = { viewing: 'Besichtigung', passkey: 'Passkey', template: 'Vorlage' }

const details: Record<string, string> = {
  // What the forms call their files and their reasons of a refusal …
  ...Object.assign({}, ...eachFormKind.flatMap(({ entered, refusal }) => [entered.files, refusal?.reasons])),
  password: 'mit Passwort',
  code: 'mit Code',
  'recovery code': 'mit Ersatzcode',
  link: 'über einen Link',
  confirmation: 'falsches Passwort zur Bestätigung',
  passkey: 'mit Passkey',
  changed: 'geändert',
  // … and one file where they name several.
  photos: 'Foto',
  documents: 'Dokument',
  proofs: 'Nachweis',
  certificates: 'Zeugnis',
}

/** Codes in words. Nothing personal ever stands here. */
function detailOf({ action, detail, subjectKind }: AuditEntry, team: ReadonlyMap<string, string>): string {
  if (detail === null || detail === '') return ''
  if (action === 'request.assigned') return team.get(detail) ?? 'früheres Konto'
  if (isSubmissionStatus(detail)) return statusLabels[detail]
  if (isRole(detail)) return roles[detail].label
  const content = subjectKind === null ? null : kindNamed(subjectKind)
  if (content) {
    const names = new Map(fieldsOf(content.groups).map(({ name, label }) => [name, label]))
    return detail
      .split(', ')
      .map((name) => names.get(name) ?? name)
      .join(', ')
  }
  return details[detail] ?? detail
}
