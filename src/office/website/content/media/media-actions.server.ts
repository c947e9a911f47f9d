import { mediaKind, mediaOf } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { readContentForm } from '../read-form.ts'
import { fieldsOf } from '#company/content/field-spec.ts'
import { updateContent, updateTogether } from '../save.server.ts'
import { arrange } from './arrange.server.ts'
import { changeOne, remove } from './change-one.server.ts'
import { collided, type MediaAnswer, type Owner } from './media-answer.ts'
import { rolesOf } from '#areas/media-texts.ts'
import { derived, filesOf } from './upload.server.ts'
import { upload } from './upload-actions.server.ts'

export async function changeMedia(app: App, staff: Staff, owner: Owner, form: FormData): Promise<MediaAnswer> {
  const intent = String(form.get('intent') ?? '')
  if (intent === 'hochladen') return upload(app, staff, owner, form)
  const all = await mediaOf(app.db, owner.kind, owner.id)
  if (intent === 'ordnen') return arrange(app, staff, all, String(form.get('reihenfolge') ?? ''))
  return changeOne(app, staff, {
    all,
    form,
    gone: 'Dieses Bild gibt es nicht mehr.',
    verbs: {
      angaben: (record) => describe(app, staff, owner, record, form),
      ersetzen: (record) => replace(app, staff, record, form),
      titelbild: (record) => makePrimary(app, staff, all, record),
      loeschen: (record) => remove(app, staff, record),
    },
  })
}

const describedFields = new Set(['alt_text', 'title', 'media_type', 'role', 'focus'])

async function describe(
  app: App,
  staff: Staff,
  owner: Owner,
  record: ContentRecord,
  form: FormData,
): Promise<MediaAnswer> {
  const intent = `angaben-${record.id}`
  const { values, errors, typed } = readContentForm(
    fieldsOf(mediaKind.groups).filter(({ name }) => describedFields.has(name)),
    form,
  )
  if (!(rolesOf[owner.kind] as readonly string[]).includes(String(values.role)))
    errors.role = 'Bitte wählen Sie einen der Einträge.'
  if (Object.keys(errors).length > 0) return { status: 422, refusal: { intent, errors, values: typed } }
  const outcome = await updateContent(app, staff, mediaKind, record, {
    ...record.values,
    ...values,
    // The middle is what a picture without a chosen place shows.
    focus: values.focus === 'center' ? null : (values.focus ?? null),
  })
  return outcome === 'collision' ? collided(intent, typed) : { note: 'gespeichert' }
}

async function replace(app: App, staff: Staff, record: ContentRecord, form: FormData): Promise<MediaAnswer> {
  const intent = `ersetzen-${record.id}`
  const file = filesOf(form, 'datei')[0]
  if (!file) return { status: 422, refusal: { intent, errors: { datei: 'Bitte wählen Sie eine Datei.' } } }
  const made = await derived(app, file)
  if ('error' in made) return { status: 422, refusal: { intent, errors: { datei: made.error } } }
  const outcome = await updateContent(app, staff, mediaKind, record, { ...record.values, ...made.values })
  return outcome === 'collision' ? collided(intent) : { note: 'gespeichert' }
}

async function makePrimary(app: App, staff: Staff, all: ContentRecord[], chosen: ContentRecord): Promise<MediaAnswer> {
  const changes = all.map((record) => [record, { is_primary: record.id === chosen.id }] as const)
  const outcome = await updateTogether(app, staff, mediaKind, changes)
  return outcome === 'collision' ? collided('titelbild') : { note: 'gespeichert' }
}
