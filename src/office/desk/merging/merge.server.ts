import { viewings } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { merged } from '#requests/request/merged/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest, type RequestChange } from '#requests/request/repository.server.ts'
import { snoozes } from '#requests/request/snoozes/repository.server.ts'
import { isClosed, isRequestStatus } from '#requests/request/status.ts'
import { mayWriteKind } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { addEvent, noteChange } from '../request/note-change.server.ts'
import { changeWithin, type ChangeOutcome, type Target } from '../request/change-request.server.ts'
import { deleteAfterClosing } from '../request/request-kinds.server.ts'
import { noteSeparated } from './note-separated.server.ts'
import { directionFault, type Hanging, pairFault } from './rules.ts'

export type Pair = { closing: Target; surviving: Target }
export type MergeOutcome = 'merged' | 'collision' | 'gone' | 'refused'

/** Somebody changed one of the two meanwhile: then neither changes. */
class Collision extends Error {}

/** Closes one request, because another one goes on with its matter. No line of it is moved: a page that shows the matter reads both. */
export async function merge(app: App, staff: Staff, pair: Pair): Promise<MergeOutcome> {
  try {
    return await app.db.transaction().execute((trx) => mergeWithin(app, trx, staff, pair))
  } catch (error) {
    if (error instanceof Collision) return 'collision'
    throw error
  }
}

async function mergeWithin(app: App, trx: Db, staff: Staff, pair: Pair): Promise<MergeOutcome> {
  const closing = await requests(trx).findById(pair.closing.id)
  const surviving = await requests(trx).findById(pair.surviving.id)
  if (!closing || !surviving) return 'gone'
  const mayWrite = mayWriteKind(staff.role, closing.kind) && mayWriteKind(staff.role, surviving.kind)
  if (!mayWrite || pairFault(closing, surviving) !== null) return 'refused'
  if (directionFault(closing, surviving, await hangingOn(app, trx, closing)) !== null) return 'refused'

  const now = app.clock.now()
  const changes: [Target, RequestChange][] = [
    [pair.closing, closingOf(closing, surviving.id, now)],
    // Its version rises, too: of two who merge the same in two ways, one collides.
    [pair.surviving, waitingOf(closing, surviving)],
  ]
  // In one order for everybody, so that PostgreSQL lets nobody wait for each other.
  for (const [{ id, version }, change] of changes.toSorted(([one], [other]) => one.id.localeCompare(other.id)))
    if (!(await requests(trx).change(id, version, change))) throw new Collision()
  await snoozes(trx).end(closing.id)
  const into = showReference(surviving.reference)
  // How far it was, for the way back.
  const detail = `${into}\n${closing.status}`
  await noteChange(app, trx, staff, { id: closing.id, kind: 'merged', detail, audited: into })
  await addEvent(app, trx, staff, {
    id: surviving.id,
    kind: 'has-merged',
    detail: showReference(closing.reference),
  })
  return 'merged'
}

/** A closed one stays as it was closed. */
function closingOf({ kind, status }: StoredRequest, mergedInto: string, now: Date): RequestChange {
  if (isClosed(status)) return { mergedInto, messageAt: null }
  const deleteAfter = deleteAfterClosing(kind, now)
  const closed = { status: 'erledigt', closedAt: now.toISOString(), closedReason: null } as const
  return { mergedInto, messageAt: null, ...closed, ...(deleteAfter !== null && { deleteAfter }) }
}

/** A message that nobody has answered waits where the matter goes on. */
const waitingOf = ({ messageAt }: StoredRequest, surviving: StoredRequest): RequestChange =>
  messageAt !== null && (surviving.messageAt ?? '') < messageAt ? { messageAt } : {}

/** Finds what keeps a request from being closed by the merge. */
export async function hangingOn({ clock }: Pick<App, 'clock'>, db: Db, { id }: StoredRequest): Promise<Hanging> {
  const now = clock.now().toISOString()
  const offered = await viewings(db).offeredTo(id)
  return {
    hasMerged: (await merged(db).into(id)).length > 0,
    hasViewing: offered.some(
      ({ cancelledAt, state, endsAt }) => cancelledAt === null && state !== 'declined' && endsAt > now,
    ),
  }
}

/** The way back: it stands for itself again and is as far as it was. What came since stays where it came. */
export async function separate(app: App, staff: Staff, target: Target): Promise<ChangeOutcome> {
  return app.db.transaction().execute(async (trx) => {
    const request = await requests(trx).findById(target.id)
    if (!request) return 'gone'
    if (request.mergedInto === null) return 'unchanged'
    if (!mayWriteKind(staff.role, request.kind)) return 'forbidden'
    const events = await requests(trx).listEvents(target.id)
    const before = events.findLast(({ kind }) => kind === 'merged')?.detail?.split('\n')[1] ?? ''
    const status = isRequestStatus(before) ? before : 'in_arbeit'
    // To open it is to take it out.
    if (!isClosed(status)) return changeWithin(app, trx, staff, target, { status })
    if (!(await requests(trx).change(target.id, target.version, { mergedInto: null }))) return 'collision'
    await noteChange(app, trx, staff, { id: target.id, kind: 'separated' })
    const { reference, mergedInto: from } = request
    await noteSeparated(app, trx, staff, { reference, from })
    return 'changed'
  })
}
