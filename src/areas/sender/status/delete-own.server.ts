import type { App } from '#platform/app.server.ts'
import { unattendedAudit } from '#platform/audit-log/repository.server.ts'
import { deleteRequests } from '#requests/retention/delete-requests.server.ts'
import { emptyWriteAheadLog } from '#platform/database/deleted-pages.server.ts'
import { retention } from '#requests/retention/repository.server.ts'
import { deletionWhileOpen } from '#requests/request/deletion.ts'
import { asSenderKnows } from '#requests/request/held-refusal.server.ts'
import { merged } from '#requests/request/merged/repository.server.ts'
import { standAlone } from '#requests/request/merged/stand-alone.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { senderKindOf } from '../kinds.server.ts'
import { asHandled } from './as-handled.ts'
import { dutyToKeep } from './duty.ts'

/** `held`: a duty keeps it, perhaps since a moment ago; the page names it. */
export type OwnDeletion = 'deleted' | 'held'

/** The sender wants it gone: at once, with files, mails and messages, and with what else they sent in the same matter. The office reads in its log that it went, and on whose wish. */
export async function deleteOwn(app: App, { id }: Pick<StoredRequest, 'id'>): Promise<OwnDeletion> {
  let isHeld = false
  await deleteRequests(
    app,
    async (trx) => {
      const stored = await requests(trx).findById(id)
      if (!stored) return []
      const now = app.clock.now()
      const other = stored.mergedInto === null ? null : await requests(trx).findById(stored.mergedInto)
      const own = await merged(trx).ofOneSender(stored)
      // Reads under lock what may be held meanwhile.
      const free = await retention(trx).findFree(own.map((each) => each.id))
      isHeld = free.length < own.length
      for (const each of own) {
        const handled = asHandled(each, each.id === id ? other : stored)
        const { request } = asSenderKnows(handled, await messages(trx).list(each.id), now)
        isHeld ||= dutyToKeep(request, senderKindOf(each.kind)) !== null
      }
      if (isHeld) return []
      for (const each of own)
        await unattendedAudit(trx).add({
          id: app.newId(),
          by: 'Absender des Vorgangs',
          action: 'request.deleted-by-sender',
          subject: { kind: 'submission', id: each.id },
          detail: showReference(each.reference),
          now,
        })
      await standAlone(app, trx, free, ({ kind, receivedAt }) => deletionWhileOpen(senderKindOf(kind), receivedAt))
      return free
    },
    () => 'person',
  )
  if (isHeld) return 'held'
  // The file is built anew at night: here anybody could keep the database busy with it (decision 0069).
  await emptyWriteAheadLog(app.db)
  return 'deleted'
}
