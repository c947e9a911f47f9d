import { Outlet, useRouteError } from 'react-router'
import { RefusalView } from '../frame/refusal-view.tsx'
import { guard } from './guard.server.ts'

/** Around the previews of public pages: the office's guard, without its looks. */
export const middleware = [guard]

export default function PreviewLayout() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <RefusalView error={error} />
}
