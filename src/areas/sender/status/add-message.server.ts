import { hash } from 'node:crypto'
import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { submissionFiles } from '#platform/files/repository.server.ts'
import type { StoredFile } from '#platform/files/uploaded-file.ts'
import { storeWithFiles } from '#platform/files/uploads.server.ts'
import { deletionWhileOpen } from '#requests/submissions/deletion.ts'
import { inbox } from '#requests/submissions/inbox/repository.server.ts'
import { merged } from '#requests/submissions/merged/repository.server.ts'
import { messages } from '#requests/submissions/messages/repository.server.ts'
import { submissions, type Submission } from '#requests/submissions/repository.server.ts'
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
export async function addMessage(app: App, submission: Submission, message: NewMessage): Promise<Added> {
  const added = await storeWithFiles(app, message.files, {
    store: () => app.db.transaction().execute((trx) => store(app, trx, submission.id, message)),
    isStored: (outcome) => outcome === 'added',
  })
  if (added === 'added') app.wakeOutbox()
  return added
}

async function store(app: App, trx: Trx, id: string, message: NewMessage): Promise<Added> {
  const { text, files, idempotencyKey, cameBy = null, senderCheck = null, quoted = '', isQuiet = false } = message
  const submission = await submissions(trx).findById(id)
  if (!submission || submission.closedReason === 'zurueckgezogen') return 'closed'
  if ((await submissionFiles(trx).countFromSender(id)) + files.length > MOST_FILES) return 'too-many-files'
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
  await submissionFiles(trx).insert(id, files, { newId: app.newId, now, messageId })
  await addEvent(app, trx, id, 'message', messageId)
  if (senderCheck !== null) await addEvent(app, trx, id, 'sender-check', `${senderCheck}\n${messageId}`)
  if (isQuiet) return 'added'
  const handledAs = await merged(trx).handledAs(id)
  const handled = handledAs === id ? submission : ((await submissions(trx).findById(handledAs)) ?? submission)
  await reopen(app, trx, handled)
  await inbox(trx).markUnread(handled.id)
  const came = files.length === 0 ? '' : files.length === 1 ? ' und eine Datei' : ` und ${files.length} Dateien`
  await addNotice(app, trx, submission, {
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
async function reopen(app: App, trx: Trx, submission: Submission): Promise<void> {
  const isDone = submission.status === 'erledigt' && submission.closedReason === null
  if (!isDone && submission.status !== 'wartet') return
  const deleteAfter = deletionWhileOpen(senderKindOf(submission.kind), submission.receivedAt)
  const change = { status: 'in_arbeit', ...(isDone ? { closedAt: null, deleteAfter } : {}) } as const
  // Saved by somebody in the same moment: then that counts, and the message waits unread all the same.
  if (await submissions(trx).change(submission.id, submission.version, change))
    await addEvent(app, trx, submission.id, 'status', 'in_arbeit')
}

function addEvent(app: App, trx: Trx, id: string, kind: string, detail: string) {
  const happenedAt = app.clock.now().toISOString()
  return submissions(trx).addEvent(id, { id: app.newId(), kind, detail, actor: null, happenedAt })
}
