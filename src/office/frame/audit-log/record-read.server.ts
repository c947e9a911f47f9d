import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '#platform/app.server.ts'
import { DatabaseBusyError, isDatabaseBusy } from '#platform/database/database-busy.server.ts'
import { oneFor } from '#platform/one-for.ts'
import { auditLine, type Audited } from './record.server.ts'
import { type AuditEntry, auditLog } from './repository.server.ts'

/** A sound disk answers within milliseconds; a reader does not wait longer for a broken one. */
const PATIENCE_MS = 1000
const TRY_EVERY_MS = 1000
/** So long, and so many, may wait for the disk in memory. Then nothing personal is shown until it answers. */
export const LONGEST_WAITING_MS = 120_000
export const MOST_WAITING = 500

type Waiting = { lines: Map<string, AuditEntry>; isTrying: boolean }

const waitingOf = oneFor((_db: App['db']): Waiting => ({ lines: new Map(), isTrying: false }))

/**
 * Notes who read what, before it is shown. While the disk does not answer, the line waits in memory and stands in the server's own log, and
 * reading goes on, for a bounded time (decision 0035).
 * @returns `waits`: nothing can be written now, so do not try to.
 * @throws DatabaseBusyError (503) when too much or too old lines wait.
 */
export async function recordRead(
  app: App,
  staff: { id: string; name: string },
  audited: Audited,
): Promise<'stored' | 'waits'> {
  const waiting = waitingOf(app.db)
  refuseBeyondBounds(app, waiting)
  const line = auditLine(app, staff, audited)
  // While others wait this one would, too: it only joins them.
  if (waiting.lines.size === 0 && (await isStoredSoon(app, line))) return 'stored'
  refuseBeyondBounds(app, waiting)
  waiting.lines.set(line.id, line)
  const { id, happenedAt, staffId, action, subjectKind, subjectId, detail } = line
  app.log.warn('audit line waits', { id, happenedAt, staffId, action, subjectKind, subjectId, detail })
  if (!waiting.isTrying) void storeWaiting(app, waiting)
  return 'waits'
}

function refuseBeyondBounds({ clock }: App, { lines }: Waiting): void {
  const [oldest] = lines.values()
  if (oldest === undefined) return
  const isTooOld = clock.now().getTime() - Date.parse(oldest.happenedAt) > LONGEST_WAITING_MS
  if (isTooOld || lines.size >= MOST_WAITING)
    throw new DatabaseBusyError('Too many lines of the audit log wait for the disk')
}

async function isStoredSoon(app: App, line: AuditEntry): Promise<boolean> {
  const stored = auditLog(app.db)
    .addOnce([line])
    .then(() => true)
  const answer = stored.catch((error: unknown) => {
    if (isDatabaseBusy(error)) return false
    throw error
  })
  // It may be stored all the same, later; then the next try finds it there.
  return Promise.race([answer, wait(PATIENCE_MS, false, { ref: false })])
}

async function storeWaiting(app: App, waiting: Waiting): Promise<void> {
  waiting.isTrying = true
  while (waiting.lines.size > 0) {
    await wait(TRY_EVERY_MS, undefined, { ref: false })
    const lines = [...waiting.lines.values()]
    try {
      await auditLog(app.db).addOnce(lines)
      for (const { id } of lines) waiting.lines.delete(id)
      app.log.info('audit lines stored', { count: lines.length })
    } catch (error) {
      if (!isDatabaseBusy(error)) app.log.error('audit lines not stored', error, { count: lines.length })
    }
  }
  waiting.isTrying = false
}
