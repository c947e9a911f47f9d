import type { App } from '#platform/app.server.ts'
import { unattendedAudit } from '#platform/audit-log/repository.server.ts'
import { deleteSubmissions } from '#requests/retention/delete-submissions.server.ts'
import { emptyWriteAheadLog } from '#platform/database/deleted-pages.server.ts'
import { retention } from '#requests/retention/repository.server.ts'
import { deletionWhileOpen } from '#requests/submissions/deletion.ts'
import { asSenderKnows } from '#requests/submissions/held-refusal.server.ts'
import { merged } from '#requests/submissions/merged/repository.server.ts'
import { standAlone } from '#requests/submissions/merged/stand-alone.server.ts'
import { messages } from '#requests/submissions/messages/repository.server.ts'
import { showReference } from '#requests/submissions/reference.ts'
import { submissions, type Submission } from '#requests/submissions/repository.server.ts'
import { senderKindOf } from '../kinds.server.ts'
import { asHandled } from './as-handled.ts'
import { dutyToKeep } from './duty.ts'

/** `held`: a duty keeps it, perhaps since a moment ago; the page names it. */
export type OwnDeletion = 'deleted' | 'held'

/** The sender wants it gone: at once, with files, mails and messages, and with what else they sent in the same matter. The office reads in its log that it went, and on whose wish. */
export async function deleteOwn(app: App, { id }: Pick<Submission, 'id'>): Promise<OwnDeletion> {
  let isHeld = false
  await deleteSubmissions(
    app,
    async (trx) => {
      const stored = await submissions(trx).findById(id)
      if (!stored) return []
      const now = app.clock.now()
      const other = stored.mergedInto === null ? null : await submissions(trx).findById(stored.mergedInto)
      const own = await merged(trx).ofOneSender(stored)
      // Reads under lock what may be held meanwhile.
      const free = await retention(trx).findFree(own.map((each) => each.id))
      isHeld = free.length < own.length
      for (const each of own) {
        const handled = asHandled(each, each.id === id ? other : stored)
        const { submission } = asSenderKnows(handled, await messages(trx).list(each.id), now)
        isHeld ||= dutyToKeep(submission, senderKindOf(each.kind)) !== null
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
