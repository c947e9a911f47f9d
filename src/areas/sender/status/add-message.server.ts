import { hash } from 'node:crypto'
import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import type { StoredFile } from '#platform/files/uploaded-file.ts'
import { storeWithFiles } from '#platform/files/uploads.server.ts'
import { deletionWhileOpen } from '#requests/request/deletion.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { merged } from '#requests/request/merged/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { senderKindOf } from '../kinds.server.ts'
import { addNotice } from './notice.server.ts'
import { MOST_FILES } from './message-rules.ts'

type NewMessage = {
  text: string
  /** The part that their mail repeated of earlier ones; '' when none. */
  quoted?: string
  files: readonly StoredFile[]
  idempotencyKey: string
  /** Null: on the sender's page. */
  cameBy?: 'mail' | null
  /** A program wrote it: it is kept, opens nothing again and calls nobody. */
  isQuiet?: boolean
  /** Of a mail: what the mail server says of its sender. */
  senderCheck?: string | null
}

/** `repeated`: the same form came twice and was stored once. `closed`: withdrawn meanwhile. */
export type Added = 'added' | 'repeated' | 'closed' | 'too-many-files'

/**
 * Stores what the sender adds: text, files, event, unread for everybody, and a mail to the company, in one transaction. What the office had
 * finished is open again, and of what is handled together with another request that one. Files that were not stored are gone afterwards.
 */
export async function addMessage(app: App, request: StoredRequest, message: NewMessage): Promise<Added> {
  const added = await storeWithFiles(app, message.files, {
    store: () => app.db.transaction().execute((trx) => store(app, trx, request.id, message)),
    isStored: (outcome) => outcome === 'added',
  })
  if (added === 'added') app.wakeOutbox()
  return added
}

async function store(app: App, trx: Trx, id: string, message: NewMessage): Promise<Added> {
  const { text, files, idempotencyKey, cameBy = null, senderCheck = null, quoted = '', isQuiet = false } = message
  const request = await requests(trx).findById(id)
  if (!request || request.closedReason === 'zurueckgezogen') return 'closed'
  if ((await requestFiles(trx).countFromSender(id)) + files.length > MOST_FILES) return 'too-many-files'
  const now = app.clock.now()
  const messageId = app.newId()
  const isNew = await messages(trx).add(id, {
    id: messageId,
    origin: 'sender',
    staffId: null,
    subject: null,
    body: text,
    quoted: quoted || null,
    isQuiet,
    outboxId: null,
    templateKey: null,
    createdAt: now.toISOString(),
    cameBy,
    idempotencyKey: `${id}:${idempotencyKey}:${contentHash(text, files)}`,
  })
  if (!isNew) return 'repeated'
  await requestFiles(trx).insert(id, files, { newId: app.newId, now, messageId })
  await addEvent(app, trx, id, 'message', messageId)
  if (senderCheck !== null) await addEvent(app, trx, id, 'sender-check', `${senderCheck}\n${messageId}`)
  if (isQuiet) return 'added'
  const handledAs = await merged(trx).handledAs(id)
  const handled = handledAs === id ? request : ((await requests(trx).findById(handledAs)) ?? request)
  await reopen(app, trx, handled)
  await inbox(trx).markUnread(handled.id)
  const came = files.length === 0 ? '' : files.length === 1 ? ' und eine Datei' : ` und ${files.length} Dateien`
  await addNotice(app, trx, request, {
    what: 'neue Nachricht',
    text: `hat zum Vorgang ${cameBy === 'mail' ? 'per E-Mail ' : ''}eine Nachricht${came} geschickt`,
  })
  return 'added'
}

/** A page that was left open and written on again has the same key: another content is another message. */
function contentHash(text: string, files: NewMessage['files']): string {
  return hash('sha256', JSON.stringify([text, files.map(({ field, sha256 }) => [field, sha256])]), 'base64url')
}

/** Takes up again what was done or waited for this. A refusal stays one, and the office decides. */
async function reopen(app: App, trx: Trx, request: StoredRequest): Promise<void> {
  const isDone = request.status === 'erledigt' && request.closedReason === null
  if (!isDone && request.status !== 'wartet') return
  const deleteAfter = deletionWhileOpen(senderKindOf(request.kind), request.receivedAt)
  const change = { status: 'in_arbeit', ...(isDone ? { closedAt: null, deleteAfter } : {}) } as const
  // Saved by somebody in the same moment: then that counts, and the message waits unread all the same.
  if (await requests(trx).change(request.id, request.version, change))
    await addEvent(app, trx, request.id, 'status', 'in_arbeit')
}

function addEvent(app: App, trx: Trx, id: string, kind: string, detail: string) {
  const happenedAt = app.clock.now().toISOString()
  return requests(trx).addEvent(id, { id: app.newId(), kind, detail, actor: null, happenedAt })
}
