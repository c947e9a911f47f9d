import { createElement, type ReactElement } from 'react'
import {
  type DataRouteObject,
  type EntryContext,
  type HydrationState,
  IDLE_NAVIGATION,
  matchRoutes,
  type RouterState,
  type UNSAFE_AssetsManifest as Manifest,
  type UNSAFE_RouteModules as RouteModules,
  UNSAFE_decodeViaTurboStream as decode,
} from 'react-router'

type Context = Pick<EntryContext, 'future' | 'ssr' | 'isSpaMode' | 'routeDiscovery'> & { basename?: string }

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface is merged with the browser's own
  interface Window {
    /** What the server sends for React Router. `whole`: the address of all routes, where only the page's own are sent. */
    __reactRouterContext?: Context & { stream: ReadableStream<Uint8Array> }
    __reactRouterManifest?: Manifest & { whole?: string }
    __reactRouterRouteModules?: RouteModules
  }
}

/** All of that, decoded. */
export type ServedPage = {
  context: Context
  manifest: NonNullable<Window['__reactRouterManifest']>
  routeModules: RouteModules
  state: HydrationState
}

/** @throws when the page was not rendered by React Router. */
export async function readServedPage(): Promise<ServedPage> {
  const {
    __reactRouterContext: context,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: routeModules,
  } = window
  if (!context || !manifest || !routeModules) throw new Error('The page brings no state')
  const { value } = await decode(context.stream, window)
  return { context, manifest, routeModules, state: value as HydrationState }
}

/**
 * The router's state on the page as it was served, or null where its engine has something to do at once: an error to show, a page
 * that asks the browser for its data, a page whose scripts do not wait (the office).
 */
export function stateOf({ manifest, routeModules, state }: ServedPage): RouterState | null {
  if (state.errors || !manifest.whole) return null
  const routes: DataRouteObject[] = []
  for (const [id, module] of Object.entries(routeModules)) {
    const { hasLoader, path, index } = manifest.routes[id] ?? {}
    if (!module || (module.clientLoader && (module.clientLoader.hydrate === true || !hasLoader))) return null
    routes.push({ id, path, index, handle: module.handle, ...viewOf(module) } as DataRouteObject)
  }
  routes.forEach((route, depth) => {
    const child = routes[depth + 1]
    if (child) route.children = [child]
  })
  const matches = matchRoutes(routes.slice(0, 1), window.location)
  if (matches?.length !== routes.length) return null
  return {
    historyAction: 'POP' as RouterState['historyAction'],
    location: {
      pathname: window.location.pathname,
      search: window.location.search,
      hash: window.location.hash,
      state: window.history.state?.usr ?? null,
      key: window.history.state?.key ?? 'default',
    },
    matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: Object.fromEntries(routes.map(({ id }) => [id, state.loaderData?.[id] ?? null])),
    actionData: state.actionData ?? null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  }
}

type Module = NonNullable<RouteModules[string]>

/** The same elements as the engine will have, so that nothing is drawn anew when it takes over. */
function viewOf({ default: Page, ErrorBoundary, Layout }: Module): {
  element?: ReactElement
  errorElement?: ReactElement
} {
  const framed = (element: ReactElement) => (Layout ? createElement(Layout, null, element) : element)
  return {
    ...(Page ? { element: framed(createElement(Page)) } : {}),
    ...(ErrorBoundary ? { errorElement: framed(createElement(ErrorBoundary)) } : {}),
  }
}
