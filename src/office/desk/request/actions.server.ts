import { data, redirect } from 'react-router'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { isRequestStatus } from '#requests/request/status.ts'
import { mayWriteKind } from '#office/frame/access/roles.ts'
import { closeDuplicate, reopenDuplicate } from '../applications/duplicate.server.ts'
import { reveal } from '../applications/neutral/reveals.server.ts'
import { SEPARATE, separateRequest } from '../merging/separate-action.server.ts'
import { addNote } from '../mentions/add-note.server.ts'
import { refuseApplication } from '../refusals/refuse.server.ts'
import { backToRequest, refuse, type RequestAction } from './action-tools.server.ts'
import { answerIntents } from './answer/answer-actions.server.ts'
import { removeAttached } from './attachments/read-request-form.server.ts'
import { changeRequest } from './change-request.server.ts'
import { endSnooze, snooze } from './sorting/snooze-actions.server.ts'
import { addTag, removeTag } from './sorting/tag-actions.server.ts'
import { changeLegalHold } from './legal-hold.server.ts'
import { noteChange } from './note-change.server.ts'
import { releasedDeleteAfter } from './request-kinds.server.ts'
import { seenVersion } from '#office/frame/seen-version.ts'
import { wordTable } from '#platform/word-table.ts'
import { putPlace } from '#areas/sender/public.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'

/** Maps each `intent` of the page to its action. A new panel with a form adds its line here. The kind's right to write is checked before. */
const intents = wordTable<(given: RequestAction) => Promise<unknown>>({
  bearbeiten: work,
  notiz: addNote,
  ungelesen: markUnread,
  'nachricht-gelesen': noteMessageRead,
  ort: enterPlace,
  'kein-spam': release,
  aussetzen: changeLegalHold,
  aufheben: changeLegalHold,
  ablehnen: refuseApplication,
  'engere-auswahl': shortlist,
  'angaben-anzeigen': reveal,
  duplikat: closeDuplicate,
  'duplikat-zurueck': reopenDuplicate,
  wiedervorlage: snooze,
  'wiedervorlage-beenden': endSnooze,
  schlagwort: addTag,
  'schlagwort-entfernen': removeTag,
  [SEPARATE]: separateRequest,
  ...answerIntents,
})

/** Intents whose forms may bring files. */
const takesFiles = new Set(['notiz', 'antwort-vorschau', 'antwort-senden', 'antwort-erledigen', 'antwort-warten'])

export async function requestAction(given: RequestAction) {
  const intent = String(given.form.get('intent'))
  const mayWrite = mayWriteKind(given.staff.role, given.request.kind)
  const act = Object.hasOwn(intents, intent) ? intents[intent] : undefined
  if (mayWrite && act && takesFiles.has(intent)) return act(given)
  await removeAttached(given.app, given.attached)
  if (!mayWrite) throw data(null, { status: 403 })
  if (!act) throw data(null, { status: 400 })
  return act({ ...given, attached: { ...given.attached, files: [] } })
}

async function work(given: RequestAction) {
  const { app, staff, request, form } = given
  const status = String(form.get('status') ?? '')
  const assignee = String(form.get('assignee') ?? '')
  const outcome = await changeRequest(
    app,
    staff,
    { id: request.id, version: seenVersion(form) },
    { ...(isRequestStatus(status) ? { status } : {}), assigneeId: assignee === '' ? null : assignee },
  )
  if (outcome === 'assignee-unable') return refuse('bearbeiten', 'Diese Person kann den Vorgang nicht übernehmen.', 422)
  if (outcome === 'collision') {
    return refuse(
      'bearbeiten',
      'Inzwischen hat jemand anderes diesen Vorgang geändert; der neue Stand steht hier. Ihre Änderung ist nicht gespeichert: Bitte prüfen Sie sie und speichern Sie noch einmal.',
      409,
    )
  }
  if (outcome === 'reason-missing')
    return refuse(
      'bearbeiten',
      'Eine Bewerbung wird mit einem Grund abgelehnt: Bitte wählen Sie ihn unter „Ablehnen“.',
      422,
      { status, assignee },
    )
  return backToRequest(given)
}

async function markUnread({ app, staff, request }: RequestAction) {
  await inbox(app.db).markUnread(request.id, staff.id)
  return redirect('/verwaltung/anfragen')
}

/** Marks the sender's message as needing no answer: nothing announces it any more. */
async function noteMessageRead(given: RequestAction) {
  const { app, staff, request } = given
  await app.db.transaction().execute(async (trx) => {
    if (!(await messages(trx).settle(request.id))) return
    await noteChange(app, trx, staff, { id: request.id, kind: 'message-read' })
  })
  return backToRequest(given)
}

/** A suspicion was wrong: the request joins the others, and its sender gets the receipt that was held back. */
async function release(given: RequestAction) {
  const { app, staff, request, form } = given
  if (!request.quarantined) return backToRequest(given)
  const isDone = await app.db.transaction().execute(async (trx) => {
    const change = { quarantined: false as const, deleteAfter: releasedDeleteAfter(request) }
    if (!(await requests(trx).change(request.id, seenVersion(form), change))) return false
    for (const mail of await outbox(trx).list({ of: ofRequest(request.id), state: 'held' }))
      await outbox(trx).retry(app.clock.now(), mail.id)
    await noteChange(app, trx, staff, { id: request.id, kind: 'released' })
    return true
  })
  if (!isDone) return refuse('kein-spam', 'Inzwischen hat jemand anderes diesen Vorgang geändert.', 409)
  app.wakeOutbox()
  return backToRequest(given)
}

/** On the shortlist, or off it (`auswahl` = `ja`, `nein`): from then on everybody who may read applications sees who it is. */
async function shortlist(given: RequestAction) {
  const { app, staff, request, form } = given
  const target = { id: request.id, version: seenVersion(form) }
  const outcome = await changeRequest(app, staff, target, { isShortlisted: form.get('auswahl') !== 'nein' })
  if (outcome === 'collision')
    return refuse(
      'engere-auswahl',
      'Inzwischen hat jemand anderes diese Bewerbung geändert. Bitte prüfen Sie den neuen Stand.',
      409,
    )
  return backToRequest(given)
}

/** The office enters what its sender left out; nobody is told that the sender did it. */
async function enterPlace(given: RequestAction) {
  const { app, staff, request, form } = given
  const typed = (name: string) => String(form.get(name) ?? '')
  const values = { apartment_id: typed('apartment_id'), building_address: typed('building_address') }
  const added = await putPlace(app, { id: request.id, place: values, by: staff.id }, (trx) =>
    recordAudit(app, trx, staff, { action: 'request.place', subject: { kind: 'submission', id: request.id } }),
  )
  switch (added.kind) {
    case 'added':
      return backToRequest(given)
    case 'invalid':
      return data<FormRefusal>({ intent: 'ort', errors: added.errors, values }, { status: 422 })
    case 'known':
      return refuse('ort', 'Der Ort ist inzwischen bekannt. Ihre Eingabe ist nicht gespeichert.', 409, values)
    case 'collision':
      return refuse(
        'ort',
        'Gerade hat jemand anderes diesen Vorgang geändert. Bitte senden Sie es noch einmal.',
        409,
        values,
      )
  }
}
