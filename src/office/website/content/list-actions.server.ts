import { data } from 'react-router'
import type { App } from '#platform/app.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { followUpOf } from './follow-up.server.ts'
import { contentHistory } from './history/repository.server.ts'
import type { ContentKind, FollowUp } from '#company/content/content-kind.ts'
import { moveByOne } from './order.server.ts'
import { updateContent } from './save.server.ts'
import { undoChange } from './undo.server.ts'
import { quoted } from '#values/quoted.ts'
import { seenVersion } from '#office/frame/seen-version.ts'
import { wordTable } from '#platform/word-table.ts'

/** Encodes the message after a change as parameters of its address, so that it works without a script and survives a reload. */
export type ListNote = { hinweis: string; eintrag?: string; platz?: string }

const steps = wordTable<-1 | 1>({ hoch: -1, runter: 1 })

/** One tap in the list, over the version that the list showed. */
export async function changeInList(app: App, staff: Staff, kind: ContentKind, form: FormData): Promise<ListNote> {
  const intent = String(form.get('intent') ?? '')
  if (intent === 'rueckgaengig') return takeBack(app, staff, kind, String(form.get('entry') ?? ''))
  const record = await kind.store(app.db).find(String(form.get('id') ?? ''))
  if (!record) throw data(null, { status: 404 })
  if (seenVersion(form) !== record.version) return { hinweis: 'kollision', eintrag: record.id }

  const step = kind.ordered && steps[intent]
  if (step) {
    const moved = await moveByOne(app, staff, kind, record, step)
    if (moved === 'collision') return { hinweis: 'kollision', eintrag: record.id }
    return { hinweis: 'verschoben', eintrag: record.id, platz: `${moved.place} von ${moved.of}` }
  }
  const quick = kind.quick?.find(({ name }) => name === intent)
  if (!quick) throw data(null, { status: 404 })
  const outcome = await updateContent(app, staff, kind, record, { ...record.values, ...quick.changes })
  return { hinweis: outcome === 'collision' ? 'kollision' : quick.name, eintrag: record.id }
}

async function takeBack(app: App, staff: Staff, kind: ContentKind, entryId: string): Promise<ListNote> {
  const entry = await contentHistory(app.db).find(entryId)
  if (!entry || entry.kind !== kind.name) throw data(null, { status: 404 })
  const outcome = await undoChange(app, staff, kind, entry)
  return { hinweis: outcome === 'undone' ? 'zurueckgenommen' : 'kollision', eintrag: entry.subjectId }
}

/** `undo`: the change that can be taken back. `next`: what it leaves to be done. `record`: which it is about, where one is named. */
export type ShownNote = {
  text: string
  tone: 'good' | 'bad'
  undo: string | null
  next: FollowUp | null
  record: string | null
}

/** The note of the address in words, with the change that can be taken back. */
export async function shownNote(
  app: App,
  staff: Staff,
  kind: ContentKind,
  search: URLSearchParams,
): Promise<ShownNote | null> {
  const hint = search.get('hinweis')
  const record = search.get('eintrag')
  const said = (text: string, undo: string | null = null, next: FollowUp | null = null): ShownNote => ({
    text,
    tone: 'good',
    undo,
    next,
    record,
  })
  if (hint === 'kollision') {
    const text = 'Jemand anderes hat das inzwischen geändert. Bitte sehen Sie noch einmal hin.'
    return { text, tone: 'bad' as const, undo: null, next: null, record }
  }
  if (hint === 'zurueckgenommen') return said('Die Änderung ist zurückgenommen.')
  const found = record === null ? null : await kind.store(app.db).find(record)
  if (!found) return null
  const { title } = kind.line(found.values, {}, found.id)
  if (hint === 'verschoben') return said(`${quoted(title)} steht jetzt an Stelle ${search.get('platz') ?? ''}.`)
  const quick = kind.quick?.find(({ name }) => name === hint)
  if (!quick) return null
  const last = await contentHistory(app.db).lastChange(kind.name, found.id)
  const next = await followUpOf(app, staff.role, kind, found)
  return said(`${quoted(title)} ${quick.done}`, last?.version === found.version ? last.id : null, next)
}
