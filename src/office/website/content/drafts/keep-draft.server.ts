import type { App } from '#platform/app.server.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { groupsWith } from '../edit-form.server.ts'
import { fieldsOf } from '#company/content/field-spec.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { readContentForm } from '../read-form.ts'
import { inputTexts } from '../show-value.ts'
import { type DraftPlace, type EditorDraft, editorDrafts } from './repository.server.ts'
import { seenVersion } from '#office/frame/seen-version.ts'

export const draftPlace = (staff: Staff, kind: ContentKind, record: ContentRecord | null): DraftPlace => ({
  staffId: staff.id,
  kind: kind.name,
  recordId: record?.id ?? 'neu',
})

/** Keeps what the editor's form holds now; what says the same as the record is no draft. */
export async function keepDraft(
  app: App,
  staff: Staff,
  kind: ContentKind,
  record: ContentRecord | null,
  form: FormData,
): Promise<void> {
  const { typed } = readContentForm(fieldsOf(groupsWith(kind, {}, record)), form)
  const place = draftPlace(staff, kind, record)
  if (isStored(kind, record, typed)) return editorDrafts(app.db).remove(place)
  const version = seenVersion(form)
  await editorDrafts(app.db).save(place, { typed, version, savedAt: app.clock.now().toISOString() })
}

/** The draft with which the editor opens: none when its last copy came after the record was saved. */
export async function openDraft(
  app: App,
  staff: Staff,
  kind: ContentKind,
  record: ContentRecord | null,
): Promise<EditorDraft | null> {
  const draft = await editorDrafts(app.db).find(draftPlace(staff, kind, record))
  return draft && !isStored(kind, record, draft.typed) ? draft : null
}

function isStored(kind: ContentKind, record: ContentRecord | null, typed: Record<string, string>): boolean {
  const fields = fieldsOf(groupsWith(kind, {}, record))
  const stored = inputTexts(fields, record?.values ?? kind.start)
  // The order in which boxes are ticked says nothing.
  const sorted = (text: string | undefined) => (text ?? '').split('\n').toSorted().join('\n')
  return fields.every(({ name }) => sorted(typed[name]) === sorted(stored[name]))
}
