import type { App } from '#platform/app.server.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import { may, type Role } from '#office/frame/access/roles.ts'
import type { ContentKind, FollowUp } from '#company/content/content-kind.ts'

/** What a record's state leaves to be done elsewhere, for those who may do it. */
export async function followUpOf(
  app: App,
  role: Role,
  kind: ContentKind,
  record: ContentRecord,
): Promise<FollowUp | null> {
  const next = (await kind.follows?.(app, record)) ?? null
  return next?.needs && !may(role, next.needs) ? null : next
}
