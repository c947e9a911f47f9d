import type { Db } from '#platform/database/database.server.ts'
import { officeAddresses } from '#office/frame/access/addresses.ts'
import { may, type Role } from '#office/frame/access/roles.ts'
import { roomsOf } from '../navigation/rooms.server.ts'
import { ready } from '#office/desk/inbox/views.server.ts'
import type { Hit } from './hits.ts'

/** Pages without a place in the menu. */
const further = [
  { to: '/verwaltung/konto', title: 'Konto', detail: 'Passwort, zweiter Faktor, Passkeys, Sitzungen' },
  { to: '/verwaltung/besichtigungen', title: 'Besichtigungen', detail: 'Termine eines Tages' },
  { to: '/verwaltung/aufbewahrung/person', title: 'Auskunft und Löschung', detail: 'Daten einer Person' },
  { to: '/verwaltung/wohnungen/neu', title: 'Neue Wohnung', detail: 'Anlegen' },
  { to: '/verwaltung/gebaeude/neu', title: 'Neues Gebäude', detail: 'Anlegen' },
]

/** Every page that the role may open by itself, in the order of the menu. */
export async function officePages(db: Db, role: Role): Promise<Hit[]> {
  const rooms = (await roomsOf(db, role)).flatMap(({ to, label, lists }) => [
    { to, title: label, detail: 'Bereich' },
    ...lists.map((list) => ({ to: list.to, title: list.label, detail: label })),
  ])
  const views = may(role, 'requests.read')
    ? ready
        .filter(({ query }) => query !== '')
        .map(({ name, query }) => ({ to: `/verwaltung/anfragen${query}`, title: name, detail: 'Anfragen' }))
    : []
  return [...rooms, ...further.filter(({ to }) => mayOpen(role, to)), ...views]
}

function mayOpen(role: Role, to: string): boolean {
  const isNew = to.endsWith('/neu')
  const { read, write } = officeAddresses[isNew ? to.replace(/neu$/, ':id') : to] ?? {}
  const need = isNew ? write : read
  return need !== undefined && (need === 'open' || need === 'signed-in' || may(role, need))
}
