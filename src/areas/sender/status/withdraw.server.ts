import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { deletionAfter, deletionWhenClosed } from '#requests/request/deletion.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { isClosed } from '#requests/request/status.ts'
import { senderKindOf } from '../kinds.server.ts'
import { withdrawnMail } from '../mails.ts'
import { addNotice } from './notice.server.ts'

/** Somebody in the office may save at the same moment. */
const TRIES = 3

/** `closed`: the office had closed it before; there is nothing left to withdraw. */
export type Withdrawal = 'withdrawn' | 'closed' | 'collision'

/** The sender takes it back: closed, with its reason, and deleted sooner than what the office closed. */
export async function withdraw(app: App, { id }: Pick<StoredRequest, 'id'>): Promise<Withdrawal> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const outcome = await app.db.transaction().execute(async (trx): Promise<Withdrawal> => {
      const request = await requests(trx).findById(id)
      if (request?.closedReason === 'zurueckgezogen') return 'withdrawn'
      if (!request || isClosed(request.status)) return 'closed'
      const now = app.clock.now()
      const isDone = await requests(trx).change(id, request.version, {
        status: 'erledigt',
        closedAt: now.toISOString(),
        closedReason: 'zurueckgezogen',
        deleteAfter: deletionOf(request, now),
      })
      if (!isDone) return 'collision'
      const happenedAt = now.toISOString()
      await requests(trx).addEvent(id, { id: app.newId(), kind: 'withdrawn', detail: null, actor: null, happenedAt })
      await inbox(trx).markUnread(id)
      await addNotice(app, trx, request, { what: 'zurückgezogen', text: 'hat den Vorgang zurückgezogen' })
      await confirm(app, trx, request)
      return 'withdrawn'
    })
    if (outcome === 'collision') continue
    app.wakeOutbox()
    return outcome
  }
  return 'collision'
}

/** So that the sender has it in writing. What is suspected of being spam gets no mail of ours. */
async function confirm(app: App, trx: Trx, { id, kind, reference, contactEmail, quarantined }: StoredRequest) {
  if (contactEmail === '' || quarantined) return
  const about = { reference: showReference(reference), noun: senderKindOf(kind).noun }
  const threadId = await outbox(trx).threadOf(id)
  const to = { purpose: 'receipt', owner: ofRequest(id), address: contactEmail, threadId } as const
  await outbox(trx).add(newMail(app, to, withdrawnMail.contentOf(about)))
}

/** Never later than it would have been. */
function deletionOf({ kind, deleteAfter }: StoredRequest, now: Date): string | null {
  const { withdrawnFor, ...kept } = senderKindOf(kind)
  const regular = deletionWhenClosed(kept, now) ?? deleteAfter
  if (withdrawnFor === null) return regular
  const sooner = deletionAfter(now, withdrawnFor)
  return regular !== null && regular < sooner ? regular : sooner
}
