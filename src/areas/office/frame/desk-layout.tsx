import { Outlet } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { staffContext } from '../access/staff-context.server.ts'
import { roles } from '../access/roles.ts'
import type { Route } from './+types/desk-layout.ts'
import { roomsOf } from './rooms.server.ts'
import { Rail } from './rail.tsx'
import { PhoneBar } from './phone-bar.tsx'

/** The frame around every page behind sign-in: rooms at the side, on a phone at the lower edge. */
export function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  return {
    name: staff.name,
    role: roles[staff.role].label,
    rooms: roomsOf(staff.role),
    // Mails and requests of the demo company are not real: say so where somebody could take them for it.
    isDemo: context.get(appContext).config.demo,
  }
}

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="min-h-dvh bg-ink-50 text-sm text-ink-800 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block print:bg-white">
      <a
        href="#inhalt"
        className="fixed top-2 left-2 z-[100] -translate-y-24 rounded-control bg-ink-950 px-5 py-3 font-semibold text-white focus:translate-y-0 print:hidden"
      >
        Zum Inhalt springen
      </a>
      <Rail {...loaderData} />
      <main id="inhalt" tabIndex={-1} className="min-w-0 px-4 py-5 pb-24 sm:px-6 lg:px-8 lg:py-7 print:p-0">
        <Outlet />
      </main>
      <PhoneBar {...loaderData} />
    </div>
  )
}
