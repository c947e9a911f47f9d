import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { showReference } from '#requests/submissions/reference.ts'
import { deletionAfter, deletionWhenClosed } from '#requests/submissions/deletion.ts'
import { inbox } from '#requests/submissions/inbox/repository.server.ts'
import { submissions, type Submission } from '#requests/submissions/repository.server.ts'
import { isClosed } from '#requests/submissions/status.ts'
import { senderKindOf } from '../kinds.server.ts'
import { withdrawnMail } from '../mails.ts'
import { addNotice } from './notice.server.ts'

/** Somebody in the office may save at the same moment. */
const TRIES = 3

/** `closed`: the office had closed it before; there is nothing left to withdraw. */
export type Withdrawal = 'withdrawn' | 'closed' | 'collision'

/** The sender takes it back: closed, with its reason, and deleted sooner than what the office closed. */
export async function withdraw(app: App, { id }: Pick<Submission, 'id'>): Promise<Withdrawal> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const outcome = await app.db.transaction().execute(async (trx): Promise<Withdrawal> => {
      const submission = await submissions(trx).findById(id)
      if (submission?.closedReason === 'zurueckgezogen') return 'withdrawn'
      if (!submission || isClosed(submission.status)) return 'closed'
      const now = app.clock.now()
      const isDone = await submissions(trx).change(id, submission.version, {
        status: 'erledigt',
        closedAt: now.toISOString(),
        closedReason: 'zurueckgezogen',
        deleteAfter: deletionOf(submission, now),
      })
      if (!isDone) return 'collision'
      const happenedAt = now.toISOString()
      await submissions(trx).addEvent(id, { id: app.newId(), kind: 'withdrawn', detail: null, actor: null, happenedAt })
      await inbox(trx).markUnread(id)
      await addNotice(app, trx, submission, { what: 'zurückgezogen', text: 'hat den Vorgang zurückgezogen' })
      await confirm(app, trx, submission)
      return 'withdrawn'
    })
    if (outcome === 'collision') continue
    app.wakeOutbox()
    return outcome
  }
  return 'collision'
}

/** So that the sender has it in writing. What is suspected of being spam gets no mail of ours. */
async function confirm(app: App, trx: Trx, { id, kind, reference, contactEmail, quarantined }: Submission) {
  if (contactEmail === '' || quarantined) return
  const about = { reference: showReference(reference), noun: senderKindOf(kind).noun }
  const threadId = await outbox(trx).threadOf(id)
  const to = { purpose: 'receipt', owner: ofRequest(id), address: contactEmail, threadId } as const
  await outbox(trx).add(newMail(app, to, withdrawnMail.contentOf(about)))
}

/** Never later than it would have been. */
function deletionOf({ kind, deleteAfter }: Submission, now: Date): string | null {
  const { withdrawnFor, ...kept } = senderKindOf(kind)
  const regular = deletionWhenClosed(kept, now) ?? deleteAfter
  if (withdrawnFor === null) return regular
  const sooner = deletionAfter(now, withdrawnFor)
  return regular !== null && regular < sooner ? regular : sooner
}
