import { senders } from '#platform/submissions/senders/repository.server.ts'
import { showReference } from '#platform/submissions/reference.ts'
import { isClosed } from '#platform/submissions/status.ts'
import { changeWithin } from '../request/change-request.server.ts'
import { addEvent, backToRequest, refuse, type RequestAction } from '../request/action-tools.server.ts'

/** Closes a request whose sender sent it twice. It is no refusal: the other one goes on. */
export async function closeAsDuplicate(given: RequestAction) {
  const { app, staff, submission, form } = given
  const twins = (await senders(app.db).twinsOf([submission.id])).get(submission.id) ?? []
  const other = twins.find(({ id, status }) => id === form.get('von') && !isClosed(status))
  if (!other) return refuse('duplikat', 'Den anderen Vorgang gibt es nicht mehr, oder er ist schon geschlossen.', 409)
  const target = { id: submission.id, version: Number(form.get('version')) }
  const outcome = await app.db.transaction().execute(async (trx) => {
    const changed = await changeWithin(app, trx, staff, target, { status: 'erledigt' })
    if (changed === 'changed') {
      await addEvent(given, trx, 'duplicate', showReference(other.reference))
      await addEvent(
        { ...given, submission: { ...submission, id: other.id } },
        trx,
        'has-duplicate',
        showReference(submission.reference),
      )
    }
    return changed
  })
  if (outcome === 'collision') return refuse('duplikat', 'Inzwischen hat jemand anderes diesen Vorgang geändert.', 409)
  return backToRequest(given)
}
