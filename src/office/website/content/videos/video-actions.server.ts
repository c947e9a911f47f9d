import { mediaKind, mediaOf } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import { keepVideo } from '#platform/files/media-file.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import {
  removeAttached,
  type FormAndFiles,
  soundFiles,
} from '#office/desk/request/attachments/read-request-form.server.ts'
import { changeOne, remove } from '../media/change-one.server.ts'
import { collided, type MediaAnswer, type Owner } from '../media/media-answer.ts'
import { nextPlace, noPicture, ownerValues } from '../media/upload-actions.server.ts'
import { readContentForm } from '../read-form.ts'
import { createContent, updateContent } from '../save.server.ts'
import { videoFields, videoRules } from './video-fields.ts'

export const videosOf = async (app: App, owner: Owner) =>
  (await mediaOf(app.db, owner.kind, owner.id)).filter(({ values }) => values.media_type === 'video')

export async function changeVideos(app: App, staff: Staff, owner: Owner, sent: FormAndFiles): Promise<MediaAnswer> {
  const { form, attached } = sent
  if (form.get('intent') === 'hochladen') return upload(app, staff, owner, sent)
  await removeAttached(app, attached)
  return changeOne(app, staff, {
    all: await videosOf(app, owner),
    form,
    gone: 'Dieses Video gibt es nicht mehr.',
    verbs: {
      angaben: (record) => describe(app, staff, record, form),
      loeschen: (record) => remove(app, staff, record),
    },
  })
}

async function upload(app: App, staff: Staff, owner: Owner, { form, attached }: FormAndFiles): Promise<MediaAnswer> {
  const { values, errors, typed } = readContentForm(videoFields, form)
  const isWrong = Object.keys(errors).length > 0
  const looked = await soundFiles(app, attached, { rules: videoRules, isWrong })
  const [file] = looked.files
  if (!file)
    return { status: 422, refusal: { intent: 'hochladen', errors: { ...errors, ...looked.errors }, values: typed } }
  const ending = file.detectedType === 'video/webm' ? 'webm' : 'mp4'
  await createContent(app, staff, mediaKind, {
    ...ownerValues(owner),
    ...noPicture,
    media_type: 'video',
    role: 'video',
    ...values,
    storage_key: await keepVideo(app.config, file.storageKey, ending),
    size_bytes: file.sizeBytes,
    sort_order: await nextPlace(app, owner),
  })
  return { note: 'hochgeladen' }
}

async function describe(app: App, staff: Staff, record: ContentRecord, form: FormData): Promise<MediaAnswer> {
  const intent = `angaben-${record.id}`
  const { values, errors, typed } = readContentForm(videoFields, form)
  if (Object.keys(errors).length > 0) return { status: 422, refusal: { intent, errors, values: typed } }
  const outcome = await updateContent(app, staff, mediaKind, record, { ...record.values, ...values })
  return outcome === 'collision' ? collided(intent, typed) : { note: 'gespeichert' }
}
