import type { Permission } from '../access/roles.ts'

/** One room of the office. Shown to roles with its permission. */
export type Room = {
  to: string
  label: string
  icon: RoomIcon
  needs: Permission
  /** Its lists by name, beside the page; on a phone they stand above the list as tabs. */
  lists?: readonly { to: string; label: string }[]
}

export type RoomIcon =
  | 'overview'
  | 'inbox'
  | 'applications'
  | 'flats'
  | 'buildings'
  | 'jobs'
  | 'texts'
  | 'templates'
  | 'history'
  | 'privacy'
  | 'audit'
  | 'mails'
  | 'team'
  | 'help'
  | 'settings'

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
    lists: [{ to: '/verwaltung/orte', label: 'Orte' }],
  },
  { to: '/verwaltung/stellen', label: 'Stellen', icon: 'jobs', needs: 'jobs.read' },
  {
    to: '/verwaltung/hilfeartikel',
    label: 'Texte',
    icon: 'texts',
    needs: 'texts.read',
    lists: [
      { to: '/verwaltung/hilfeartikel', label: 'Hilfeartikel' },
      { to: '/verwaltung/hilfethemen', label: 'Hilfethemen' },
      { to: '/verwaltung/fragen', label: 'Häufige Fragen' },
      { to: '/verwaltung/gewerke', label: 'Gewerke' },
      { to: '/verwaltung/kundenstimmen', label: 'Kundenstimmen' },
    ],
  },
  { to: '/verwaltung/vorlagen', label: 'Vorlagen', icon: 'templates', needs: 'texts.read' },
  { to: '/verwaltung/verlauf', label: 'Verlauf', icon: 'history', needs: 'office.enter' },
  { to: '/verwaltung/aufbewahrung', label: 'Datenschutz', icon: 'privacy', needs: 'retention.manage' },
  { to: '/verwaltung/protokoll', label: 'Protokoll', icon: 'audit', needs: 'audit.read' },
  { to: '/verwaltung/mails', label: 'Mails', icon: 'mails', needs: 'mails.manage' },
  { to: '/verwaltung/team', label: 'Team', icon: 'team', needs: 'team.manage' },
  { to: '/verwaltung/einstellungen', label: 'Einstellungen', icon: 'settings', needs: 'settings.read' },
  { to: '/verwaltung/hilfe', label: 'Handbuch', icon: 'help', needs: 'office.enter' },
]
