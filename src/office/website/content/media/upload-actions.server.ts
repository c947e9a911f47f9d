import { oneLine } from '#values/one-line.ts'
import { mediaKind, mediaOf } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import { type FieldSpec, fieldsOf } from '#company/content/field-spec.ts'
import { readContentForm } from '../read-form.ts'
import { createContent } from '../save.server.ts'
import type { MediaAnswer, Owner } from './media-answer.ts'
import { rolesOf } from '#areas/media-texts.ts'
import { derived, filesOf, MOST_FILES } from './upload.server.ts'

const LONGEST_ALT = 300

export const ownerValues = (owner: Owner) => ({
  property_id: owner.kind === 'property' ? owner.id : null,
  apartment_id: owner.kind === 'apartment' ? owner.id : null,
  location_id: owner.kind === 'location' ? owner.id : null,
})

/** Of a file that is no picture. */
export const noPicture = {
  is_primary: false,
  alt_text: '',
  width: null,
  height: null,
  color: null,
  widths: [],
  focus: null,
}

/** The place behind all that is there. */
export async function nextPlace(app: App, owner: Owner): Promise<number> {
  const stored = await mediaOf(app.db, owner.kind, owner.id)
  return Math.max(0, ...stored.map((record) => Number(record.values.sort_order))) + 1
}

/** New pictures behind those that are there. */
export async function upload(app: App, staff: Staff, owner: Owner, form: FormData): Promise<MediaAnswer> {
  let place = await nextPlace(app, owner)
  const fields = fieldsOf(mediaKind.groups).filter(({ name }) => ['alt_text', 'media_type', 'role'].includes(name))
  return uploadPictures(app, form, {
    fields,
    faults: ({ role }) =>
      (rolesOf[owner.kind] as readonly string[]).includes(String(role))
        ? {}
        : { role: 'Bitte wählen Sie einen der Einträge.' },
    store: (values) =>
      createContent(app, staff, mediaKind, {
        ...ownerValues(owner),
        is_primary: false,
        title: null,
        description: null,
        focus: null,
        ...values,
        sort_order: place++,
      }),
  })
}

type Taker = {
  /** Fields that hold for all files together, `alt_text` among them. */
  fields: readonly FieldSpec[]
  faults?: (values: ContentValues) => Record<string, string>
  leastPixels?: number
  /** Stores one picture with all that was said of it. */
  store: (values: ContentValues) => Promise<unknown>
}

/**
 * Stores each of the files that is a picture. With a script each has a description of its own (`alt_text_0` …, in the order of the files,
 * whatever their numbers), without one they share `alt_text` and are told apart afterwards.
 */
export async function uploadPictures(app: App, form: FormData, taker: Taker): Promise<MediaAnswer> {
  const files = filesOf(form, 'dateien')
  const { values, errors, typed } = readContentForm(taker.fields, form)
  const ownTexts = [...form.keys()].filter((name) => /^alt_text_\d+$/.test(name))
  const hasOwnTexts = ownTexts.length > 0
  const nameOf = (index: number) => ownTexts[index] ?? `alt_text_${index}`
  const altOf = (index: number) =>
    hasOwnTexts ? oneLine(String(form.get(nameOf(index)) ?? '').trim()) : String(values.alt_text ?? '')
  const faults = { ...errors }
  if (hasOwnTexts) {
    delete faults.alt_text
    for (const index of files.keys()) {
      const name = nameOf(index)
      typed[name] = altOf(index)
      if (altOf(index) === '') faults[name] = 'Bitte beschreiben Sie, was zu sehen ist.'
      if (altOf(index).length > LONGEST_ALT) faults[name] = `Höchstens ${LONGEST_ALT} Zeichen.`
    }
  }
  if (files.length === 0) faults.dateien = 'Bitte wählen Sie mindestens eine Datei.'
  if (files.length > MOST_FILES) faults.dateien = `Bitte wählen Sie höchstens ${MOST_FILES} Dateien auf einmal.`
  Object.assign(faults, taker.faults?.(values))
  if (Object.keys(faults).length > 0)
    return { status: 422, refusal: { intent: 'hochladen', errors: faults, values: typed } }

  const refused: string[] = []
  for (const [index, file] of files.entries()) {
    const made = await derived(app, file, taker.leastPixels)
    if ('error' in made) refused.push(made.error)
    else await taker.store({ ...values, ...made.values, alt_text: altOf(index) })
  }
  if (refused.length === 0) return { note: 'hochgeladen' }
  const rest = files.length > refused.length ? ' Die anderen Dateien sind gespeichert.' : ''
  return { status: 422, refusal: { intent: 'hochladen', errors: { dateien: refused.join(' ') + rest }, values: typed } }
}
