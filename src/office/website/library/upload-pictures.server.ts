import type { App } from '#platform/app.server.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import { fieldsOf } from '#company/content/field-spec.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { libraryKind } from '#company/pictures/content-kind.server.ts'
import { collided, type MediaAnswer } from '../content/media/media-answer.ts'
import { derived, filesOf, LEAST_PIXELS } from '../content/media/upload.server.ts'
import { uploadPictures } from '../content/media/upload-actions.server.ts'
import { createContent, updateContent } from '../content/save.server.ts'
import { seenVersion } from '#office/frame/seen-version.ts'

/** New pictures of the library; what matters in them is their middle until somebody says otherwise. */
export function takePictures(app: App, staff: Staff, form: FormData): Promise<MediaAnswer> {
  return uploadPictures(app, form, {
    fields: fieldsOf(libraryKind.groups).filter(({ name }) => name === 'alt_text'),
    leastPixels: LEAST_PIXELS,
    store: (values) => createContent(app, staff, libraryKind, { ...libraryKind.start, ...values }),
  })
}

/** Another file in the same place: description, point and uses stay. */
export async function replacePicture(
  app: App,
  staff: Staff,
  record: ContentRecord,
  form: FormData,
): Promise<MediaAnswer> {
  const intent = `ersetzen-${record.id}`
  if (seenVersion(form) !== record.version) return collided(intent)
  const [file] = filesOf(form, 'datei')
  if (!file) return { status: 422, refusal: { intent, errors: { datei: 'Bitte wählen Sie eine Datei.' } } }
  const made = await derived(app, file, LEAST_PIXELS)
  if ('error' in made) return { status: 422, refusal: { intent, errors: { datei: made.error } } }
  const outcome = await updateContent(app, staff, libraryKind, record, { ...record.values, ...made.values })
  return outcome === 'collision' ? collided(intent) : { note: 'gespeichert' }
}
