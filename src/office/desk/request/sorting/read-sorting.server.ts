import type { Subject } from '#areas/letting/public.server.ts'
import { roles } from '#office/frame/access/roles.ts'
import { relatedLinks } from '#office/desk/inbox/related.server.ts'
import { snoozes } from '#requests/request/snoozes/repository.server.ts'
import type { RequestAction } from '../action-tools.server.ts'
import { snoozeDays } from './snooze-actions.server.ts'
import { readTags } from './tag-actions.server.ts'

/** How the request is sorted: its tags, when it is to be seen again, and the ways to what belongs to it. */
export async function readSorting(
  { app, staff, request }: Pick<RequestAction, 'app' | 'staff' | 'request'>,
  subject: Subject | null,
) {
  const [tags, asleep, related] = await Promise.all([
    readTags({ app, request }, roles[staff.role].readsKinds),
    snoozes(app.db).of([request.id]),
    relatedLinks(app, staff, {
      request,
      flatId: subject?.apartment?.id ?? null,
      buildingId: subject?.propertyId ?? null,
    }),
  ])
  return { tags, related, snoozedUntil: asleep.get(request.id) ?? null, snoozeDays: snoozeDays(app.clock.now()) }
}
