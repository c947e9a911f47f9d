import { LogOut, UserRound } from 'lucide-react'
import { Form, NavLink } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { PaletteButton } from '../palette/palette-button.tsx'
import { forgetAllInput } from '#office/frame/frame/kept-input.ts'
import type { ShownRoom } from './navigation.ts'
import { OfficeMark } from '#office/frame/frame/office-mark.tsx'
import { describedByCounts, RoomCounts } from './room-counts.tsx'
import { RoomIcon } from './room-icon.tsx'

type RailProps = { name: string; role: string; rooms: readonly ShownRoom[]; isDemo: boolean }

const row = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-left font-medium lg:min-h-9'

/** The office's navigation beside the page, from 1024 px on. */
export function Rail({ name, role, rooms, isDemo }: RailProps) {
  return (
    <header className="sticky top-0 hidden h-dvh flex-col gap-3 overflow-y-auto border-r border-ink-200 bg-white p-4 lg:flex print:hidden">
      <NavLink to="/verwaltung" className="rounded-control px-1 py-1" aria-label="Verwaltung, erste Seite">
        <OfficeMark />
      </NavLink>
      {isDemo && <DemoMark />}
      <PaletteButton className={classNames(row, 'border border-ink-300 text-ink-700 hover:border-action')} />
      <nav aria-label="Bereiche">
        <ul>
          {rooms.map((room) => (
            <li key={room.to}>
              <RoomLink room={room} className={row} />
              {room.lists.length > 0 && <Lists lists={room.lists} />}
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto border-t border-ink-200 pt-3">
        <AccountLinks name={name} role={role} />
      </div>
    </header>
  )
}

function Lists({ lists }: { lists: ShownRoom['lists'] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 pb-1 pl-11 text-xs">
      {lists.map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            className={({ isActive }) =>
              classNames(
                'inline-flex min-h-6 items-center underline-offset-4 hover:underline',
                isActive ? 'font-semibold text-brand-800' : 'text-ink-600',
              )
            }
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** A room; where somebody is now, it is marked. */
export function RoomLink({ room, className }: { room: ShownRoom; className: string }) {
  return (
    <NavLink
      to={room.to}
      end={room.to === '/verwaltung'}
      aria-describedby={describedByCounts(room)}
      className={({ isActive }) =>
        classNames(className, isActive ? 'bg-brand-100 text-brand-800' : 'text-ink-700 hover:bg-ink-100')
      }
    >
      <RoomIcon name={room.icon} />
      <span>{room.label}</span>
      <RoomCounts room={room} className="ml-auto" />
    </NavLink>
  )
}

/** The own account, and the way out. */
export function AccountLinks({ name, role }: { name: string; role: string }) {
  return (
    <>
      <NavLink to="/verwaltung/konto" className={classNames(row, 'text-ink-700 hover:bg-ink-100')}>
        <UserRound aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 leading-tight">
          <span className="line-clamp-2 [overflow-wrap:anywhere] text-ink-950">{name}</span>
          <span className="block truncate text-xs text-ink-600">{`${role}, Konto`}</span>
        </span>
      </NavLink>
      <Form method="post" action="/verwaltung/abmelden" reloadDocument onSubmit={() => forgetAllInput()}>
        <button type="submit" className={classNames(row, 'text-ink-700 hover:bg-ink-100')}>
          <LogOut aria-hidden="true" className="size-5 shrink-0" />
          Abmelden
        </button>
      </Form>
    </>
  )
}

export function DemoMark() {
  return (
    <p className="rounded-control bg-sand-200 px-3 py-1.5 text-xs font-semibold text-sand-900">Demo: erfundene Daten</p>
  )
}
