import { mediaKind, mediaOf } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import { keepPdf } from '#platform/files/media-file.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { changeOne, remove } from '../media/change-one.server.ts'
import { collided, type MediaAnswer, type Owner } from '../media/media-answer.ts'
import { nextPlace, noPicture, ownerValues } from '../media/upload-actions.server.ts'
import { filesOf, sizeFault } from '../media/upload.server.ts'
import { readContentForm } from '../read-form.ts'
import { createContent, updateContent } from '../save.server.ts'
import { linkCertificate } from './certificate-link.server.ts'
import { certificateField, documentFields } from './document-fields.ts'

export const documentsOf = async (app: App, owner: Owner) =>
  (await mediaOf(app.db, owner.kind, owner.id)).filter(({ values }) => values.media_type === 'document')

export async function changeDocuments(app: App, staff: Staff, owner: Owner, form: FormData): Promise<MediaAnswer> {
  if (form.get('intent') === 'hochladen') return upload(app, staff, owner, form)
  return changeOne(app, staff, {
    all: await documentsOf(app, owner),
    form,
    gone: 'Dieses Dokument gibt es nicht mehr.',
    verbs: {
      angaben: (record) => describe(app, staff, owner, record, form),
      ersetzen: (record) => replace(app, staff, record, form),
      async loeschen(record) {
        await linkCertificate(app, staff, owner, { documentId: record.id, isCertificate: false })
        return remove(app, staff, record)
      },
    },
  })
}

/** @returns the values of the kept file, or why it cannot be taken. */
export async function kept(app: App, file: File | undefined) {
  if (!file) return { fault: 'Bitte wählen Sie eine PDF-Datei.' }
  const fault = sizeFault(file)
  if (fault !== null) return { fault }
  const document = await keepPdf(app.config, new Uint8Array(await file.arrayBuffer()))
  if (!document) return { fault: `„${file.name}“ ist keine PDF-Datei oder ist beschädigt.` }
  return { values: { storage_key: document.storageKey, size_bytes: document.sizeBytes } }
}

const readForm = (form: FormData) => readContentForm([...documentFields, certificateField], form)

async function upload(app: App, staff: Staff, owner: Owner, form: FormData): Promise<MediaAnswer> {
  const { values, errors, typed } = readForm(form)
  // The file is looked at even when a text is missing: both are said at once, and nothing is kept.
  const file = Object.keys(errors).length === 0 ? await kept(app, filesOf(form, 'datei')[0]) : null
  const fault = file?.fault ?? (filesOf(form, 'datei').length === 0 ? 'Bitte wählen Sie eine PDF-Datei.' : undefined)
  if (!file?.values || fault) {
    const all = fault ? { ...errors, datei: fault } : errors
    return { status: 422, refusal: { intent: 'hochladen', errors: all, values: typed } }
  }
  const { is_certificate: isCertificate, ...described } = values
  const documentId = await createContent(app, staff, mediaKind, {
    ...ownerValues(owner),
    ...noPicture,
    media_type: 'document',
    description: null,
    ...described,
    ...file.values,
    sort_order: await nextPlace(app, owner),
  })
  if (isCertificate === true) await linkCertificate(app, staff, owner, { documentId, isCertificate: true })
  return { note: 'hochgeladen' }
}

async function describe(app: App, staff: Staff, owner: Owner, record: ContentRecord, form: FormData) {
  const intent = `angaben-${record.id}`
  const { values, errors, typed } = readForm(form)
  if (Object.keys(errors).length > 0)
    return { status: 422, refusal: { intent, errors, values: typed } } satisfies MediaAnswer
  const { is_certificate: isCertificate, ...described } = values
  const outcome = await updateContent(app, staff, mediaKind, record, { ...record.values, ...described })
  const link = { documentId: record.id, isCertificate: isCertificate === true }
  const isLinked = outcome !== 'collision' && (await linkCertificate(app, staff, owner, link)) !== 'collision'
  return isLinked ? ({ note: 'gespeichert' } satisfies MediaAnswer) : collided(intent, typed)
}

async function replace(app: App, staff: Staff, record: ContentRecord, form: FormData): Promise<MediaAnswer> {
  const intent = `ersetzen-${record.id}`
  const file = await kept(app, filesOf(form, 'datei')[0])
  if (!file.values) return { status: 422, refusal: { intent, errors: { datei: file.fault } } }
  const outcome = await updateContent(app, staff, mediaKind, record, { ...record.values, ...file.values })
  return outcome === 'collision' ? collided(intent) : { note: 'gespeichert' }
}
