import { type DataRouter, UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { ServedPage } from './served-page.ts'

/**
 * What `HydratedRouter` renders, around a router of ours. The outer fragment has two parts as the server's has: `useId` counts by
 * places.
 */
export function LatePage({ router, page }: { router: DataRouter; page: ServedPage }) {
  const { manifest, routeModules, context } = page
  const { future, ssr, isSpaMode, routeDiscovery } = context
  return (
    <>
      <FrameworkContext value={{ manifest, routeModules, future, ssr, isSpaMode, routeDiscovery }}>
        <RouterProvider router={router} />
      </FrameworkContext>
      <></>
    </>
  )
}
