import { may, type Role } from '../access/roles.ts'
import { listsIn } from '../content/kinds/all.server.ts'
import { rooms, type ShownRoom } from './navigation.ts'

const names = new Set(rooms.map(({ label }) => label))

/** The rooms of a role with their lists. A list that bears the name of a room is that room's page. */
export function roomsOf(role: Role): ShownRoom[] {
  return rooms
    .filter(({ needs }) => may(role, needs))
    .map(({ to, label, icon, listsOf }) => ({
      to,
      label,
      icon,
      lists: listsOf ? listsIn(listsOf).filter((list) => !names.has(list.label)) : [],
    }))
}
