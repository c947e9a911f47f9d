import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { addEvent } from '../request/note-change.server.ts'

/** In the timeline of the request that went on: this one is no part of it any more. */
export async function noteSeparated(
  app: App,
  trx: Trx,
  staff: { id: string; name: string },
  { reference, from }: { reference: string; from: string },
): Promise<void> {
  await addEvent(app, trx, staff, { id: from, kind: 'has-separated', detail: showReference(reference) })
}
