import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'

/** In the timeline of the request that went on: this one is no part of it any more. */
export async function noteSeparated(
  app: App,
  trx: Trx,
  staff: { id: string },
  { reference, from }: { reference: string; from: string },
): Promise<void> {
  await requests(trx).addEvent(from, {
    id: app.newId(),
    kind: 'has-separated',
    detail: showReference(reference),
    actor: staff.id,
    happenedAt: app.clock.now().toISOString(),
  })
}
