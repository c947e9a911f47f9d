import { mediaOf } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { ContentRecord, ContentValues } from '#platform/content/content-store.ts'
import type { Staff } from '#areas/office/access/staff-context.server.ts'
import type { FormRefusal } from '#areas/office/frame/office-form.tsx'
import { mediaKind } from '../kinds/media.server.ts'
import { readContentForm } from '../read-form.ts'
import { fieldsOf } from '../field-spec.ts'
import { createContent, removeContent, updateContent } from '../save.server.ts'
import { rolesOf } from './media-texts.ts'
import { derived, filesOf, MOST_FILES } from './upload.server.ts'

export type Owner = { kind: keyof typeof rolesOf; id: string }
/** A note for the page, or what is wrong. */
export type MediaAnswer = { note: string } | { status: 404 | 409 | 422; refusal: FormRefusal }

const collided = (intent: string, values?: Record<string, string>): MediaAnswer => ({
  status: 409,
  refusal: {
    intent,
    message: 'Jemand anderes hat dieses Bild inzwischen geändert. Bitte sehen Sie noch einmal hin.',
    ...(values && { values }),
  },
})

export async function changeMedia(app: App, staff: Staff, owner: Owner, form: FormData): Promise<MediaAnswer> {
  const intent = String(form.get('intent') ?? '')
  if (intent === 'hochladen') return upload(app, staff, owner, form)
  const all = await mediaOf(app.db, owner.kind, owner.id)
  const record = all.find(({ id }) => id === form.get('media'))
  if (!record) return { status: 404, refusal: { intent, message: 'Dieses Bild gibt es nicht mehr.' } }
  const [verb = ''] = intent.split('-')
  const own = `${verb}-${record.id}`
  const isSeen = Number(form.get('version')) === record.version
  if (!isSeen) return collided(own)
  if (verb === 'angaben') return describe(app, staff, owner, record, form)
  if (verb === 'ersetzen') return replace(app, staff, record, form)
  if (verb === 'loeschen') {
    await removeContent(app, staff, mediaKind, record)
    return { note: 'geloescht' }
  }
  if (verb === 'titelbild') return makePrimary(app, staff, all, record)
  if (verb === 'hoch' || verb === 'runter') return move(app, staff, all, record, verb === 'hoch' ? -1 : 1)
  return { status: 404, refusal: { intent } }
}

async function upload(app: App, staff: Staff, owner: Owner, form: FormData): Promise<MediaAnswer> {
  const files = filesOf(form, 'dateien')
  const { values, errors, typed } = readContentForm(
    fieldsOf(mediaKind.groups).filter(({ name }) => ['alt_text', 'media_type', 'role'].includes(name)),
    form,
  )
  const faults = { ...errors }
  if (files.length === 0) faults.dateien = 'Bitte wählen Sie mindestens eine Datei.'
  if (files.length > MOST_FILES) faults.dateien = `Bitte wählen Sie höchstens ${MOST_FILES} Dateien auf einmal.`
  if (!(rolesOf[owner.kind] as readonly string[]).includes(String(values.role)))
    faults.role = 'Bitte wählen Sie einen der Einträge.'
  if (Object.keys(faults).length > 0)
    return { status: 422, refusal: { intent: 'hochladen', errors: faults, values: typed } }

  const stored = await mediaOf(app.db, owner.kind, owner.id)
  let place = Math.max(0, ...stored.map((record) => Number(record.values.sort_order))) + 1
  const refused: string[] = []
  for (const file of files) {
    const made = await derived(app, file)
    if ('error' in made) {
      refused.push(made.error)
      continue
    }
    await createContent(app, staff, mediaKind, {
      property_id: owner.kind === 'property' ? owner.id : null,
      apartment_id: owner.kind === 'apartment' ? owner.id : null,
      location_id: owner.kind === 'location' ? owner.id : null,
      is_primary: false,
      title: null,
      description: null,
      focus: null,
      ...values,
      ...made.values,
      sort_order: place++,
    })
  }
  if (refused.length === 0) return { note: 'hochgeladen' }
  const rest = files.length > refused.length ? ' Die anderen Dateien sind gespeichert.' : ''
  const dateien = refused.join(' ') + rest
  return { status: 422, refusal: { intent: 'hochladen', errors: { dateien }, values: typed } }
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

/** Changes several at once where each was just read; what somebody else changed in between stays as it is. */
async function changeAll(app: App, staff: Staff, changes: [ContentRecord, ContentValues][]): Promise<void> {
  for (const [record, change] of changes)
    await updateContent(app, staff, mediaKind, record, { ...record.values, ...change })
}

async function makePrimary(app: App, staff: Staff, all: ContentRecord[], chosen: ContentRecord): Promise<MediaAnswer> {
  await changeAll(
    app,
    staff,
    all.map((record) => [record, { is_primary: record.id === chosen.id }]),
  )
  return { note: 'gespeichert' }
}

async function move(
  app: App,
  staff: Staff,
  all: ContentRecord[],
  record: ContentRecord,
  step: -1 | 1,
): Promise<MediaAnswer> {
  const order = all.toSorted((one, other) => Number(one.values.sort_order) - Number(other.values.sort_order))
  const from = order.indexOf(record)
  const neighbour = order[from + step]
  if (neighbour) {
    order[from] = neighbour
    order[from + step] = record
  }
  await changeAll(
    app,
    staff,
    order.map((each, place) => [each, { sort_order: place + 1 }]),
  )
  return { note: 'gespeichert' }
}
