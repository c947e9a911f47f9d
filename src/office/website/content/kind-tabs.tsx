import { RoomTabs } from '#office/frame/frame/room-tabs.tsx'

type KindTabsProps = { tabs: readonly { to: string; label: string }[]; current: string }

/** The lists of one room side by side, when it has several. From 1024 px on they stand in the navigation. */
export function KindTabs({ tabs, current }: KindTabsProps) {
  return tabs.length < 2 ? null : <RoomTabs label="Listen" tabs={tabs} current={current} className="lg:hidden" />
}
