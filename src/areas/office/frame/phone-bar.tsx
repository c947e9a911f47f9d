import { Ellipsis } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import type { ShownRoom } from './navigation.ts'
import { AccountLinks, DemoMark, RoomLink } from './rail.tsx'
import { RoomIcon } from './room-icon.tsx'

type PhoneBarProps = { name: string; role: string; rooms: readonly ShownRoom[]; isDemo: boolean }

const ROOMS_IN_BAR = 4
// Each as wide as its word: five of them fit on 320 pixels.
const place =
  'flex min-h-14 flex-auto flex-col items-center justify-center gap-0.5 px-0.5 text-[length:min(0.75rem,3.2vw)] font-medium'

/** The navigation of phones and tablets: four rooms within the thumb's reach, the others in a sheet. Works without JavaScript. */
export function PhoneBar({ name, role, rooms, isDemo }: PhoneBarProps) {
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
          className={({ isActive }) => classNames(place, isActive ? 'text-action-strong' : 'text-ink-700')}
        >
          <RoomIcon name={room.icon} />
          {room.label}
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
