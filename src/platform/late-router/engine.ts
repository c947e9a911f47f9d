import {
  type DataRouter,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_getHydrationData as getHydrationData,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as getDataStrategy,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from 'react-router'
import type { ServedPage } from './served-page.ts'

/**
 * React Router as `HydratedRouter` starts it, from what the server sent with the page. The bundler gives this file its own copy of
 * the router's core (`routerEngine` in vite.config.ts), so that no page loads it before it is needed.
 */
export async function startEngine({ context, state, manifest, routeModules }: ServedPage): Promise<DataRouter> {
  await completeManifest(manifest)
  const { ssr, isSpaMode, basename = '/', future } = context
  const routes = createClientRoutes(manifest.routes, routeModules, state, ssr, isSpaMode)
  const router: DataRouter = createRouter({
    routes,
    history: createBrowserHistory(),
    basename,
    hydrationData: getHydrationData({
      state,
      routes,
      getRouteInfo: (id) => ({
        clientLoader: routeModules[id]?.clientLoader,
        hasLoader: manifest.routes[id]?.hasLoader === true,
        hasHydrateFallback: routeModules[id]?.HydrateFallback !== undefined,
      }),
      location: window.location,
      basename,
      future,
      isSpaMode,
    }),
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: getDataStrategy(() => router, manifest, routeModules, ssr),
  })
  return router.initialize()
}

/** The page names its own routes only (`manifestOfPage`); now all of them are needed. */
async function completeManifest(manifest: ServedPage['manifest']): Promise<void> {
  if (!manifest.whole) return
  await import(/* @vite-ignore */ manifest.whole)
  Object.assign(manifest.routes, window.__reactRouterManifest?.routes)
}
