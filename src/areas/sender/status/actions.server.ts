import { redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { removePartFiles } from '#platform/files/part-file.server.ts'
import { checkFiles } from '#platform/files/receive-files.server.ts'
import { storageKeysOf } from '#platform/files/uploaded-file.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { isIdempotencyKey, readRequest, type ArrivingRequest } from '#requests/request/read-request.server.ts'
import { type PostRefusal, refuseLimited, refusePost } from '#requests/request/plain-post.server.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { answerViewing } from '#areas/letting/public.server.ts'
import { viewingIntents, viewingRefusals } from '../viewing/texts.ts'
import { addPlace } from './add-place.server.ts'
import { addMessage } from './add-message.server.ts'
import { deleteOwn } from './delete-own.server.ts'
import { LARGEST_MESSAGE_BYTES, LONGEST_MESSAGE, messageFiles } from './message-rules.ts'
import { withdraw } from './withdraw.server.ts'
import { wordTable } from '#platform/word-table.ts'

/** A refused post, with everything that was typed. */
export type OwnRefusal = PostRefusal & { intent: string }

type OwnAction = { app: App; request: StoredRequest; token: string; clientAddress: string; arriving: ArrivingRequest }

/** Deeds of the page by `intent`. A panel with a form of its own adds its line. Done: `backToPage`, so that a reload posts nothing twice. */
const intents = wordTable<(given: OwnAction) => Promise<unknown>>({
  nachricht: sendMessage,
  ort: tellPlace,
  zurueckziehen: takeBack,
  loeschen: erase,
  [viewingIntents.accept]: answerInvitation,
  [viewingIntents.decline]: answerInvitation,
})

export async function ownAction(given: Omit<OwnAction, 'arriving'> & { httpRequest: Request }): Promise<unknown> {
  const { app, httpRequest, clientAddress } = given
  const expected = { maxBytes: LARGEST_MESSAGE_BYTES, files: messageFiles }
  const read = await readRequest(app, expected, httpRequest, clientAddress)
  if (!read.ok)
    return refuse({ intent: 'nachricht', message: read.refused.title, errors: {}, values: {} }, read.refused.status)
  const intent = String(read.arriving.fields.intent ?? '')
  const act = Object.hasOwn(intents, intent) ? intents[intent] : undefined
  const kept = { intent, errors: {}, values: textsOf(read.arriving) }
  if (act === undefined) {
    await removeFiles(app, read.arriving)
    return refuse({ ...kept, message: 'Das haben wir nicht verstanden.' }, 400)
  }
  const limit = limitsOf(app).takeForm(`sender_${intent}`, clientAddress, null)
  if (limit.ok) return act({ ...given, arriving: read.arriving })
  await removeFiles(app, read.arriving)
  return refuseLimited<OwnRefusal>(limit.retryAfterSeconds, kept)
}

async function sendMessage(given: OwnAction) {
  const { app, request, arriving } = given
  const text = String(arriving.fields.text ?? '').trim()
  const errors = { ...arriving.errors }
  if (text === '' && arriving.files.length === 0 && Object.keys(errors).length === 0)
    errors.text = 'Bitte schreiben Sie etwas, oder wählen Sie eine Datei.'
  if (text.length > LONGEST_MESSAGE) errors.text = 'Bitte kürzen Sie Ihren Text auf 5.000 Zeichen.'
  const again = (status: number, message?: string) =>
    refuse(
      { intent: 'nachricht', errors, values: textsOf(arriving), ...(message === undefined ? {} : { message }) },
      status,
    )
  if (Object.keys(errors).length > 0) {
    await removeFiles(app, arriving)
    return again(422)
  }
  const checked = await checkFiles(app.config.dataDir, arriving.files, messageFiles)
  Object.assign(errors, checked.errors)
  if (Object.keys(errors).length > 0) return again(422)
  const key = arriving.idempotencyKey ?? ''
  const added = await addMessage(app, request, {
    text,
    files: checked.files,
    idempotencyKey: isIdempotencyKey(key) ? key : app.newId(),
  })
  if (added === 'closed')
    return again(409, 'Der Vorgang ist inzwischen zurückgezogen und nimmt keine Nachrichten mehr an.')
  if (added === 'too-many-files')
    return again(
      409,
      'Zu diesem Vorgang gehören schon sehr viele Dateien. Bitte rufen Sie uns an, bevor Sie weitere senden.',
    )
  return backToPage(given, 'nachricht')
}

async function tellPlace(given: OwnAction) {
  const { app, request, arriving } = given
  await removeFiles(app, arriving)
  const typed = (name: string) => String(arriving.fields[name] ?? '')
  const values = { apartment_id: typed('apartment_id'), building_address: typed('building_address') }
  const added = await addPlace(app, request, values)
  if (added.kind === 'invalid') return refuse({ intent: 'ort', errors: added.errors, values }, 422)
  if (added.kind !== 'collision') return backToPage(given, 'ort')
  const message = 'Gerade wird an Ihrem Vorgang gearbeitet. Bitte versuchen Sie es gleich noch einmal.'
  return refuse({ intent: 'ort', message, errors: {}, values }, 409)
}

async function takeBack(given: OwnAction) {
  const { app, request, arriving } = given
  await removeFiles(app, arriving)
  if (arriving.fields.bestaetigt !== 'on') {
    const errors = { bestaetigt: 'Bitte bestätigen Sie mit dem Häkchen, dass Sie den Vorgang zurückziehen.' }
    return refuse({ intent: 'zurueckziehen', errors, values: {} }, 422)
  }
  const outcome = await withdraw(app, request)
  if (outcome === 'withdrawn') return backToPage(given, 'zurueckgezogen')
  const message =
    outcome === 'closed'
      ? 'Der Vorgang ist schon abgeschlossen und lässt sich nicht mehr zurückziehen.'
      : 'Gerade wird an Ihrem Vorgang gearbeitet. Bitte versuchen Sie es gleich noch einmal.'
  return refuse({ intent: 'zurueckziehen', message, errors: {}, values: {} }, 409)
}

async function erase(given: OwnAction) {
  const { app, request, arriving } = given
  await removeFiles(app, arriving)
  if (arriving.fields.bestaetigt !== 'on') {
    const errors = { bestaetigt: 'Bitte bestätigen Sie mit dem Häkchen, dass wir alles löschen sollen.' }
    return refuse({ intent: 'loeschen', errors, values: {} }, 422)
  }
  if ((await deleteOwn(app, request)) === 'deleted') return backToPage(given, 'geloescht')
  const message = 'Diese Angaben dürfen wir noch nicht löschen. Der Grund steht bei „Daten löschen“.'
  return refuse({ intent: 'loeschen', message, errors: {}, values: {} }, 409)
}

/** A slot of a viewing, or none of them. */
async function answerInvitation(given: OwnAction) {
  const { app, request, arriving } = given
  await removeFiles(app, arriving)
  const intent = String(arriving.fields.intent)
  const slotId = intent === viewingIntents.accept ? String(arriving.fields.slot ?? '') : null
  if (slotId === '') return refuse({ intent, message: 'Bitte wählen Sie einen Termin.', errors: {}, values: {} }, 422)
  const outcome = await answerViewing(app, request, slotId)
  if (outcome === 'accepted' || outcome === 'declined' || outcome === 'unchanged')
    return backToPage(given, slotId === null ? 'termin-abgesagt' : 'termin-zugesagt')
  return refuse({ intent, message: viewingRefusals[outcome], errors: {}, values: {} }, 409)
}

function backToPage(
  { token }: OwnAction,
  done: 'nachricht' | 'ort' | 'zurueckgezogen' | 'geloescht' | 'termin-zugesagt' | 'termin-abgesagt',
) {
  return redirect(`/vorgang/${token}?erledigt=${done}#stand`, 303)
}

/** With a message that no entry would mend, or with messages of fields. */
const refuse = (refusal: OwnRefusal, status: number) =>
  refusePost<OwnRefusal>(status, { ...(refusal.message && { title: 'Das hat nicht geklappt' }), ...refusal })

/** Typed texts and the names of the chosen files: browsers do not put files back. */
function textsOf({ fields, fileNames }: ArrivingRequest): Record<string, string> {
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { ...Object.fromEntries(texts), ...fileNames }
}

function removeFiles({ config }: App, { files }: ArrivingRequest): Promise<void> {
  return removePartFiles(config.dataDir, storageKeysOf(files))
}
