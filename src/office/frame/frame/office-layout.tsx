import { useEffect } from 'react'
import { Outlet, useLocation, useRouteError } from 'react-router'
import { RouteAnnouncer } from '#ui/route-announcer.tsx'
import { Toaster } from '#ui/toast/toaster.tsx'
import { guard } from '../access/guard.server.ts'
import { useKeptFocus } from './keep-focus.ts'
import { RefusalView } from './refusal-view.tsx'
import { keepUnsent, noteShown } from './unsent.ts'
import officeCss from './office.css?url'

/** Every address of the office lies below this route, so every request to it meets the guard. */
export const middleware = [guard]

export const clientMiddleware = [keepUnsent]

/** On an iPhone only what was put on the home screen as an application gets push messages. */
export const handle = { manifest: '/verwaltung/app.webmanifest' }

export const links = () => [{ rel: 'stylesheet', href: officeCss }]

export default function OfficeLayout() {
  useKeptFocus()
  const { pathname, search } = useLocation()
  useEffect(() => noteShown(pathname + search), [pathname, search])
  return (
    <>
      <Outlet />
      <Toaster />
      <RouteAnnouncer />
    </>
  )
}

/** Shows why there is no page: no right to it (403), no such page (404), or broken (500). */
export function ErrorBoundary() {
  const error = useRouteError()
  return <RefusalView error={error} />
}
