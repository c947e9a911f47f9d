import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { inbox } from '../inbox/repository.server.ts'
import { requests } from '../repository.server.ts'
import { merged } from './repository.server.ts'

type Kept = { kind: string; receivedAt: string }

/**
 * Before open requests are deleted: what others sent in the same matter is open again and unread, or nobody would work on it any more.
 * `deleteAfter`: when an open one of its kind goes.
 */
export async function standAlone(
  app: App,
  trx: Trx,
  doomed: readonly { id: string }[],
  deleteAfter: (kept: Kept) => string | null,
): Promise<void> {
  const happenedAt = app.clock.now().toISOString()
  for (const orphan of await merged(trx).orphansOf(doomed.map(({ id }) => id))) {
    const change = { mergedInto: null, status: 'in_arbeit', closedAt: null, deleteAfter: deleteAfter(orphan) } as const
    await requests(trx).change(orphan.id, orphan.version, change)
    for (const [kind, detail] of [
      ['separated', null],
      ['status', 'in_arbeit'],
    ] as const)
      await requests(trx).addEvent(orphan.id, { id: app.newId(), kind, detail, actor: null, happenedAt })
    await inbox(trx).markUnread(orphan.id)
  }
}
