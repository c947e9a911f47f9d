import type { OfferingName } from '#company/offerings.ts'
import type { ContentRealm } from '#company/content/content-kind.ts'
import type { Permission } from '#office/frame/access/roles.ts'
import type { RoomIconName } from './room-icon.tsx'

/** One room of the office. Shown to roles with its permission. */
export type Room = {
  to: string
  label: string
  icon: RoomIconName
  needs: Permission
  /** The lists of this realm that are no rooms of their own stand under it. */
  listsOf?: ContentRealm
  /** There only with it. */
  offering?: OfferingName
}

/** A room as the rail shows it: `lists` by name; on a phone they stand above the list as tabs. */
export type ShownRoom = Pick<Room, 'to' | 'label' | 'icon'> & {
  lists: readonly { to: string; label: string }[]
  /** Emergencies and dangers that are open there. */
  alarms?: number
  /** Requests there that wait for the reader by name. */
  mine?: number
}

/**
 * The rooms in the order of the navigation; on a phone the first four stand at the lower edge, the others behind „Mehr“. A new room is a
 * line here (its icon in `room-icon.tsx`), its addresses in `../access/addresses.ts` and `src/routes.ts`.
 */
export const rooms: readonly Room[] = [
  { to: '/verwaltung', label: 'Übersicht', icon: 'overview', needs: 'office.enter' },
  { to: '/verwaltung/anfragen', label: 'Anfragen', icon: 'inbox', needs: 'requests.read' },
  { to: '/verwaltung/bewerbungen', label: 'Bewerbungen', icon: 'applications', needs: 'applications.read' },
  { to: '/verwaltung/wohnungen', label: 'Wohnungen', icon: 'flats', needs: 'portfolio.read' },
  {
    to: '/verwaltung/gebaeude',
    label: 'Gebäude',
    icon: 'buildings',
    needs: 'portfolio.read',
    listsOf: 'portfolio',
  },
  {
    to: '/verwaltung/nachfrage',
    label: 'Nachfrage',
    icon: 'demand',
    needs: 'portfolio.read',
    offering: 'saved_searches',
  },
  { to: '/verwaltung/stoerungen', label: 'Störungen', icon: 'incidents', needs: 'incidents.read' },
  { to: '/verwaltung/stellen', label: 'Stellen', icon: 'jobs', needs: 'jobs.read' },
  {
    to: '/verwaltung/hilfeartikel',
    label: 'Texte',
    icon: 'texts',
    needs: 'texts.read',
    listsOf: 'texts',
  },
  { to: '/verwaltung/firma', label: 'Firma', icon: 'company', needs: 'company.read', listsOf: 'company' },
  { to: '/verwaltung/vorlagen', label: 'Vorlagen', icon: 'templates', needs: 'texts.read' },
  { to: '/verwaltung/verlauf', label: 'Verlauf', icon: 'history', needs: 'office.enter' },
  { to: '/verwaltung/aufbewahrung', label: 'Datenschutz', icon: 'privacy', needs: 'retention.manage' },
  { to: '/verwaltung/protokoll', label: 'Protokoll', icon: 'audit', needs: 'audit.read' },
  { to: '/verwaltung/mails', label: 'Mails', icon: 'mails', needs: 'mails.manage' },
  { to: '/verwaltung/team', label: 'Team', icon: 'team', needs: 'team.manage' },
  { to: '/verwaltung/einstellungen', label: 'Einstellungen', icon: 'settings', needs: 'settings.read' },
  { to: '/verwaltung/hilfe', label: 'Handbuch', icon: 'help', needs: 'office.enter' },
]
