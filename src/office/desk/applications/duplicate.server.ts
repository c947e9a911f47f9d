import type { Trx } from '#platform/database/database.server.ts'
import { senders } from '#requests/request/senders/repository.server.ts'
import { readReference, showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { isClosed, isRequestStatus, type RequestStatus } from '#requests/request/status.ts'
import { changeWithin } from '../request/change-request.server.ts'
import { backToRequest, refuse, type RequestAction } from '../request/action-tools.server.ts'
import { addEvent } from '../request/note-change.server.ts'
import { seenVersion } from '#office/frame/seen-version.ts'

const CLOSE = 'duplikat'
const UNDO = 'duplikat-zurueck'
const changedMeanwhile = 'Inzwischen hat jemand anderes diesen Vorgang geändert. Bitte sehen Sie noch einmal nach.'

/** Closes the request that the row names, which its sender sent twice. It is no refusal: the one that is open here goes on. */
export async function closeDuplicate(given: RequestAction) {
  const { app, staff, request, form } = given
  const twins = (await senders(app.db).twinsOf([request.id])).get(request.id) ?? []
  const named = twins.find(({ id, status }) => id === form.get('doppelt') && !isClosed(status))
  if (!named || isClosed(request.status))
    return refuse(CLOSE, 'Einer der beiden Vorgänge ist schon geschlossen, oder es gibt ihn nicht mehr.', 409)
  const outcome = await app.db.transaction().execute(async (trx) => {
    const target = { id: named.id, version: seenVersion(form) }
    const changed = await changeWithin(app, trx, staff, target, { status: 'erledigt' })
    if (changed === 'changed') await noteBoth(given, trx, { closed: named, kept: request, as: '' })
    return changed
  })
  return outcome === 'collision' ? refuse(CLOSE, changedMeanwhile, 409) : backToRequest(given)
}

/** Opens a duplicate again as it was; from its own page or from that of the other one. */
export async function reopenDuplicate(given: RequestAction) {
  const { app, staff, request, form } = given
  const closed = await requests(app.db).findById(String(form.get('doppelt') ?? ''))
  const before = closed && (await closedAsDuplicate(given, closed))
  const kept = before && (await requests(app.db).findByReference(before.of))
  // The form's page is one of the two.
  if (!closed || !before || !kept || ![closed.id, kept.id].includes(request.id))
    return refuse(UNDO, changedMeanwhile, 409)
  const outcome = await app.db.transaction().execute(async (trx) => {
    const target = { id: closed.id, version: seenVersion(form) }
    const changed = await changeWithin(app, trx, staff, target, { status: before.status })
    if (changed === 'changed') await noteBoth(given, trx, { closed, kept, as: '-undone' })
    return changed
  })
  return outcome === 'collision' ? refuse(UNDO, changedMeanwhile, 409) : backToRequest(given)
}

type Pair = Pick<StoredRequest, 'id' | 'reference'>

async function noteBoth(
  { app, staff }: RequestAction,
  trx: Trx,
  { closed, kept, as }: { closed: Pair; kept: Pair; as: string },
) {
  const note = (on: Pair, kind: string, other: Pair) =>
    addEvent(app, trx, staff, { id: on.id, kind: `${kind}${as}`, detail: showReference(other.reference) })
  await note(closed, 'duplicate', kept)
  await note(kept, 'has-duplicate', closed)
}

/** As whose duplicate it is closed, and how far it was before. Null: it is not, or was opened since. */
export async function closedAsDuplicate(
  { app }: Pick<RequestAction, 'app'>,
  { id, status }: Pick<StoredRequest, 'id' | 'status'>,
): Promise<{ of: string; status: RequestStatus } | null> {
  if (!isClosed(status)) return null
  const events = await requests(app.db).listEvents(id)
  const at = events.findLastIndex(({ kind }) => kind === 'duplicate')
  const of = readReference(events[at]?.detail ?? '')
  const changes = events.filter(({ kind }) => kind === 'status')
  // Closed by that step, and by no later one.
  if (of === null || events.slice(at).some(({ kind }) => kind === 'status')) return null
  const before = changes.at(-2)?.detail ?? 'neu'
  return { of, status: isRequestStatus(before) && !isClosed(before) ? before : 'in_arbeit' }
}
