import { RoomTabs } from '#office/frame/frame/room-tabs.tsx'

const tabs = [
  { to: '/verwaltung/aufbewahrung', label: 'Aufbewahrung' },
  { to: '/verwaltung/aufbewahrung/person', label: 'Auskunft und Löschung' },
  { to: '/verwaltung/aufbewahrung/protokoll', label: 'Löschprotokoll' },
] as const

export function PrivacyTabs({ current }: { current: (typeof tabs)[number]['to'] }) {
  return <RoomTabs label="Datenschutz" tabs={tabs} current={current} className="print:hidden" />
}
