import { offers } from '#company/offered.ts'
import type { Db } from '#platform/database/database.server.ts'
import { may, type Role } from '#office/frame/access/roles.ts'
import { listOf, listsIn, unusedKinds } from '#office/website/content/kinds.server.ts'
import { rooms, type ShownRoom } from './navigation.ts'

const names = new Set(rooms.map(({ label }) => label))

/**
 * The rooms of a role with their lists. A list that bears the name of a room is that room's page. A room whose first list is not used any
 * more leads to the next one, and is gone without any.
 */
export async function roomsOf(db: Db, role: Role): Promise<ShownRoom[]> {
  const unused = await unusedKinds(db)
  const hidden = new Set([...unused].map((kind) => listOf(kind).to))
  return rooms
    .filter(({ needs, offering }) => may(role, needs) && (offering === undefined || offers(offering)))
    .flatMap(({ to, label, icon, listsOf }) => {
      const lists = listsOf ? listsIn(listsOf, unused).filter((list) => !names.has(list.label)) : []
      const first = hidden.has(to) ? lists[0]?.to : to
      return first === undefined ? [] : [{ to: first, label, icon, lists }]
    })
}
