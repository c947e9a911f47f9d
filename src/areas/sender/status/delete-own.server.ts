import type { App } from '#platform/app.server.ts'
import { deleteSubmissions } from '#platform/retention/delete-submissions.server.ts'
import { forgetDeletedPages, retention } from '#platform/retention/repository.server.ts'
import { asTold } from '#platform/submissions/held-refusal.server.ts'
import { messages } from '#platform/submissions/messages/repository.server.ts'
import { showReference } from '#platform/submissions/reference.ts'
import { submissions, type Submission } from '#platform/submissions/repository.server.ts'
import { senderKindOf } from '../kinds.server.ts'
import { dutyToKeep } from './duty.ts'

/** `held`: a duty keeps it, perhaps since a moment ago; the page names it. */
export type OwnDeletion = 'deleted' | 'held'

/** The sender wants it gone: at once, with files, mails and messages. The office reads in its log that it went, and on whose wish. */
export async function deleteOwn(app: App, { id }: Pick<Submission, 'id'>): Promise<OwnDeletion> {
  let isHeld = false
  await deleteSubmissions(
    app,
    async (trx) => {
      const stored = await submissions(trx).findById(id)
      if (!stored) return []
      const now = app.clock.now()
      const { submission } = asTold(stored, await messages(trx).list(id), now)
      // Reads under lock what may be held meanwhile.
      const free = await retention(trx).findFree([id])
      isHeld = free.length === 0 || dutyToKeep(submission, senderKindOf(stored.kind)) !== null
      if (isHeld) return []
      const reference = showReference(stored.reference)
      await retention(trx).noteWishOfSender({ id: app.newId(), submissionId: id, reference, now })
      return free
    },
    () => 'person',
  )
  if (isHeld) return 'held'
  await forgetDeletedPages(app.db)
  return 'deleted'
}
