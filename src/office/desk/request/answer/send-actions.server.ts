import { setTimeout as wait } from 'node:timers/promises'
import { data, redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { storeWithFiles } from '#platform/files/uploads.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { merged } from '#requests/request/merged/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import type { RequestStatus } from '#requests/request/status.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import type { RequestAction } from '../action-tools.server.ts'
import { changeWithin } from '../change-request.server.ts'
import { noteChange } from '../note-change.server.ts'
import { readToSend, refuse } from './compose-actions.server.ts'
import { drafts } from './drafts/repository.server.ts'
import { queueAnswer } from './queue-answer.server.ts'
import { seenVersion } from '#office/frame/seen-version.ts'

/** A mail server answers within this, mostly; then the timeline says at once how it went. */
const SEND_WAIT_MS = 2000

/** Sends the answer; what was new is then in work. */
export const sendAnswer = (given: RequestAction) =>
  send(given, given.request.status === 'neu' ? 'in_arbeit' : undefined)
export const sendAndClose = (given: RequestAction) => send(given, 'erledigt')
export const sendAndWait = (given: RequestAction) => send(given, 'wartet')

async function send(given: RequestAction, wanted: RequestStatus | undefined) {
  const { app, staff, request, form } = given
  // How far the matter is stands with the request that it is handled as; to open this one would take it out.
  const status = request.mergedInto === null ? wanted : undefined
  const read = await readToSend(given)
  if ('refusal' in read) return read.refusal
  const { subject, body, written, files } = read
  const store = async (trx: Trx) => {
    if ((await merged(trx).newestMessage(request.id)) !== String(form.get('seen') ?? '')) return 'newer'
    const target = { id: request.id, version: seenVersion(form) }
    const changed = await changeWithin(app, trx, staff, target, status === undefined ? {} : { status })
    if (changed !== 'changed' && changed !== 'unchanged') return 'collision'
    const templateKey = (await drafts(trx).find(request.id, staff.id))?.templateKey ?? null
    const { outboxId } = await queueAnswer(app, trx, staff, request, { subject, text: body, templateKey, files })
    await drafts(trx).remove(request.id, staff.id)
    return { outboxId }
  }
  const sent = await storeWithFiles(app, files, {
    store: () => app.db.transaction().execute(store),
    isStored: (outcome) => typeof outcome !== 'string',
  })
  if (typeof sent === 'string')
    return refuse({ values: { ...written, ...given.attached.fileNames }, message: refusals[sent] }, 409)
  app.wakeOutbox()
  await untilTried(app, request.id, sent.outboxId ?? '')
  return redirect(`/verwaltung/anfragen/${showReference(request.reference)}?gesendet=1#verlauf`)
}

const refusals = {
  newer:
    'Inzwischen ist zu diesem Vorgang etwas geschrieben worden; es steht im Verlauf. Ihre Antwort ist nicht gesendet: Bitte lesen Sie nach, und senden Sie dann noch einmal.',
  collision:
    'Inzwischen hat jemand anderes diesen Vorgang geändert; der neue Stand steht hier. Ihre Antwort ist nicht gesendet: Bitte sehen Sie nach, und senden Sie dann noch einmal.',
}

async function untilTried(app: App, requestId: string, mailId: string): Promise<void> {
  for (let waited = 0; waited < SEND_WAIT_MS; waited += 100) {
    const mail = (await outbox(app.db).list({ of: ofRequest(requestId) })).find(({ id }) => id === mailId)
    const isTried = mail !== undefined && mail.attempts > 0 && mail.state !== 'sending'
    if (!mail || isTried) return
    await wait(100)
  }
}

/** A mail that did not arrive is tried again at once. */
export async function sendAgain({ app, staff, request, form }: RequestAction) {
  const mailId = String(form.get('mail') ?? '')
  const mail = (await outbox(app.db).list({ of: ofRequest(request.id) })).find(({ id }) => id === mailId)
  if (!mail) throw data(null, { status: 404 })
  // Held back: the sender is taken for spam. Sent: nothing is left to do.
  if (mail.state === 'waiting' || mail.state === 'failed') {
    await app.db.transaction().execute(async (trx) => {
      await outbox(trx).retry(app.clock.now(), mailId)
      const subject = { kind: 'submission', id: request.id }
      await recordAudit(app, trx, staff, { action: 'mail.retry', subject, detail: mail.purpose })
    })
    app.wakeOutbox()
    await untilTried(app, request.id, mailId)
  }
  return redirect(`/verwaltung/anfragen/${showReference(request.reference)}#verlauf`)
}

/** Links to the sender's page that were sent so far open nothing any more; the next mail carries a new one. */
export async function voidLink({ app, staff, request, form }: RequestAction) {
  const isDone = await app.db.transaction().execute(async (trx) => {
    const linkVersion = request.linkVersion + 1
    if (!(await requests(trx).change(request.id, seenVersion(form), { linkVersion }))) return false
    // Links to what the same sender sent in this matter open this page, too.
    for (const { id, version, linkVersion: own } of (await merged(trx).ofOneSender(request)).slice(1))
      await requests(trx).change(id, version, { linkVersion: own + 1 })
    await noteChange(app, trx, staff, { id: request.id, kind: 'link-voided' })
    return true
  })
  if (!isDone) {
    const message = 'Inzwischen hat jemand anderes diesen Vorgang geändert. Bitte versuchen Sie es noch einmal.'
    return data<FormRefusal>({ intent: 'link-sperren', message }, { status: 409 })
  }
  return redirect(`/verwaltung/anfragen/${showReference(request.reference)}#verlauf`)
}
