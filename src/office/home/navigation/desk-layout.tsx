import { Ellipsis } from 'lucide-react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { Part } from '#ui/part/part.tsx'
import { may, roles } from '#office/frame/access/roles.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { readCounts } from '../counts/counts.server.ts'
import { LineNotice } from '#office/frame/live/line-notice.tsx'
import type { Counts } from '#office/frame/live/live-store.ts'
import { useCountInTitle, useLiveCounts } from '../counts/use-live-counts.ts'
import type { Route } from './+types/desk-layout.ts'
import { Palette } from '../palette/palette.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import type { ShownRoom } from './navigation.ts'
import { AccountLinks, DemoMark, Rail, RoomLink } from './rail.tsx'
import { CountsDescription, describedByCounts, RoomCounts } from './room-counts.tsx'
import { RoomIcon } from './room-icon.tsx'
import { roomsOf } from './rooms.server.ts'
import { WayBack } from '#office/frame/setup-way/way-back.tsx'
import { stepOnWay } from '#office/frame/setup-way/way-cookie.server.ts'
import { UnsentNotice } from '#office/frame/frame/unsent-notice.tsx'

/** Previews stand in frames. Within the office no new document is loaded, so the policy of the first page is that of all. */
export const handle = { framesOwnPages: true }

const ROOMS_IN_BAR = 4
const INBOX = '/verwaltung/anfragen'

// Each as wide as its word: five of them fit on 320 pixels.
const place =
  'flex min-h-14 flex-auto flex-col items-center justify-center gap-0.5 px-0.5 text-[length:min(0.75rem,3.2vw)] font-medium'

/** The frame around every page behind sign-in: rooms at the side, on a phone at the lower edge. */
export async function loader({ context, request: httpRequest }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  return {
    staffId: staff.id,
    name: staff.name,
    role: roles[staff.role].label,
    counts: await readCounts(app, staff),
    rooms: await roomsOf(app.db, staff.role),
    // Mails and requests of the demo company are not real: say so where somebody could take them for it.
    isDemo: app.config.demo,
    step: may(staff.role, 'settings.read') ? stepOnWay(httpRequest) : null,
  }
}

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const counts = useLiveCounts(loaderData.counts)
  useCountInTitle(counts ? counts.alarms + counts.mine : 0)
  const frame = { ...loaderData, rooms: loaderData.rooms.map((room) => withCounts(room, counts)) }
  return (
    <div className="min-h-dvh bg-ink-50 text-sm text-ink-800 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block print:bg-white">
      <a
        href="#inhalt"
        className="fixed top-2 left-2 z-[100] -translate-y-24 rounded-control bg-ink-950 px-5 py-3 font-semibold text-white focus:translate-y-0 print:hidden"
      >
        Zum Inhalt springen
      </a>
      <Part>
        <Rail {...frame} />
      </Part>
      <main id="inhalt" tabIndex={-1} className="min-w-0 px-4 py-5 pb-24 sm:px-6 lg:px-8 lg:py-7 print:p-0">
        <LineNotice />
        {loaderData.step && <WayBack step={loaderData.step} />}
        <div className="relative">
          <PaletteButton
            isIcon
            className="absolute -top-1.5 -right-2 grid size-11 place-items-center rounded-full text-ink-700 hover:bg-ink-200 lg:hidden print:hidden"
          />
          <Part of={pathname}>
            <Outlet />
          </Part>
        </div>
      </main>
      <Part isQuiet>
        <Palette />
      </Part>
      <UnsentNotice />
      <Part isQuiet>
        <PhoneBar {...frame} />
      </Part>
      <CountsDescription counts={counts} />
    </div>
  )
}

const withCounts = (room: ShownRoom, counts: Counts | null): ShownRoom =>
  room.to === INBOX && counts ? { ...room, alarms: counts.alarms, mine: counts.mine } : room

type PhoneBarProps = { name: string; role: string; rooms: readonly ShownRoom[]; isDemo: boolean }

/** The navigation of phones and tablets: four rooms within the thumb's reach, the others in a sheet. Works without JavaScript. */
function PhoneBar({ name, role, rooms, isDemo }: PhoneBarProps) {
  const { key } = useLocation()
  const others = rooms.slice(ROOMS_IN_BAR)
  return (
    <nav
      aria-label="Bereiche"
      data-bottom-bar=""
      className="fixed inset-x-0 bottom-0 z-40 flex border-t border-ink-200 bg-white pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {rooms.slice(0, ROOMS_IN_BAR).map((room) => (
        <NavLink
          key={room.to}
          to={room.to}
          end={room.to === '/verwaltung'}
          aria-describedby={describedByCounts(room)}
          className={({ isActive }) => classNames(place, isActive ? 'text-action-strong' : 'text-ink-700')}
        >
          <span className="relative">
            <RoomIcon name={room.icon} />
            <RoomCounts room={room} className="absolute -top-2 left-3" isSmall />
          </span>
          <span>{room.label}</span>
        </NavLink>
      ))}
      {/* A new page closes it: it is drawn anew. */}
      <details key={key} className="group relative flex flex-auto">
        <summary className={classNames(place, 'list-none text-ink-700 [&::-webkit-details-marker]:hidden')}>
          <Ellipsis aria-hidden="true" className="size-5" />
          Mehr
        </summary>
        <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom)+1px)] max-h-[75dvh] overflow-y-auto rounded-t-card border-t border-ink-200 bg-white p-4 shadow-overlay">
          {isDemo && <DemoMark />}
          {others.length > 0 && (
            <ul className="mb-3 border-b border-ink-200 pb-3">
              {others.map((room) => (
                <li key={room.to}>
                  <RoomLink room={room} className="flex min-h-12 items-center gap-3 rounded-control px-3 font-medium" />
                </li>
              ))}
            </ul>
          )}
          <AccountLinks name={name} role={role} />
        </div>
      </details>
    </nav>
  )
}
