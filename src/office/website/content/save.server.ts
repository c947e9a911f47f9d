import type { App } from '#platform/app.server.ts'
import type { ContentRecord, ContentValues } from '#company/content/content-store.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { changedNames } from '#company/content/same-values.ts'
import { contentHistory } from './history/repository.server.ts'
import type { ContentKind } from '#company/content/content-kind.ts'

export type Change = {
  id: string
  version: number
  before: ContentValues | null
  after: ContentValues | null
  /** The same for all that one act changes. */
  now?: Date
}

/** The author in the history: an account, or a command of the operator's without one. */
type Author = { id: string | null; name: string }

/** A line of the history, in the transaction of the change. */
export async function addToHistory(
  app: App,
  trx: Trx,
  author: Author,
  kind: ContentKind,
  change: Change,
): Promise<void> {
  const { id, version, before, after, now = app.clock.now() } = change
  await contentHistory(trx).add({
    id: app.newId(),
    happenedAt: now.toISOString(),
    staffId: author.id,
    staffName: author.name,
    kind: kind.name,
    subjectId: id,
    subjectTitle: kind.line(after ?? before ?? {}, {}, id).title,
    version,
    before,
    after,
  })
}

/** With its line in history and audit log, and the content version raised: all or nothing. */
async function note(app: App, trx: Trx, staff: Staff, kind: ContentKind, change: Change): Promise<void> {
  const { id, before, after, now = app.clock.now() } = change
  await addToHistory(app, trx, staff, kind, change)
  await recordAudit(app, trx, staff, {
    action: `${kind.name}.${after === null ? 'remove' : before === null ? 'create' : 'write'}`,
    subject: { kind: kind.name, id },
    ...(before && after ? { detail: changedNames(before, after).join(', ') } : {}),
  })
  await raiseContentVersion(trx, now)
}

/** Stores a new record. `id` is given when a removed one comes back. */
export async function createContent(
  app: App,
  staff: Staff,
  kind: ContentKind,
  values: ContentValues,
  id = app.newId(),
): Promise<string> {
  await app.db.transaction().execute(async (trx) => {
    await kind.store(trx).insert(id, values, app.clock.now())
    await note(app, trx, staff, kind, { id, version: 1, before: null, after: values })
  })
  return id
}

/** `collision`: somebody else saved since `version`; nothing was written. */
export async function updateContent(
  app: App,
  staff: Staff,
  kind: ContentKind,
  record: ContentRecord,
  values: ContentValues,
): Promise<'changed' | 'unchanged' | 'collision'> {
  const isFirstLook = kind.countsUnchanged && record.version === 0
  if (!isFirstLook && changedNames(record.values, values).length === 0) return 'unchanged'
  return app.db.transaction().execute((trx) => updateWithin(app, trx, staff, kind, record, values))
}

async function updateWithin(
  app: App,
  trx: Trx,
  staff: Staff,
  kind: ContentKind,
  record: ContentRecord,
  values: ContentValues,
  now = app.clock.now(),
): Promise<'changed' | 'collision'> {
  const { id, version } = record
  if (!(await kind.store(trx).update(id, version, values, now))) return 'collision'
  await note(app, trx, staff, kind, { id, version: version + 1, before: record.values, after: values, now })
  return 'changed'
}

class Collided extends Error {}

/** Several changes of one kind, all or none of them, at one moment: the history shows an order as one entry. What a change leaves as it is is not written. */
export async function updateTogether(
  app: App,
  staff: Staff,
  kind: ContentKind,
  changes: readonly (readonly [ContentRecord, ContentValues])[],
): Promise<'changed' | 'collision'> {
  const real = changes.filter(
    ([record, values]) => changedNames(record.values, { ...record.values, ...values }).length > 0,
  )
  const now = app.clock.now()
  try {
    await app.db.transaction().execute(async (trx) => {
      for (const [record, values] of real) {
        const outcome = await updateWithin(app, trx, staff, kind, record, { ...record.values, ...values }, now)
        if (outcome === 'collision') throw new Collided()
      }
    })
    return 'changed'
  } catch (error) {
    if (error instanceof Collided) return 'collision'
    throw error
  }
}

/** Others still need the record; the message says who, in German. */
export class StillNeeded extends Error {}

/** @throws StillNeeded, or what the database says, when something hangs on it. Nothing is removed then. */
export async function removeContent(app: App, staff: Staff, kind: ContentKind, record: ContentRecord): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const hanging = (await kind.hangsOn?.(trx, record.id, record.values)) ?? []
    const forbidding = hanging.filter(({ forbids }) => forbids).map(({ text }) => text)
    if (forbidding.length > 0) throw new StillNeeded(`Das wird noch gebraucht. ${forbidding.join(' ')}`)
    // Two who delete the same at once: the history says it once, with the name of who was first.
    if (!(await kind.store(trx).remove(record.id))) return
    await note(app, trx, staff, kind, { id: record.id, version: 0, before: record.values, after: null })
  })
}
