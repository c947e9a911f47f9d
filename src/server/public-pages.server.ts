import type { ServerBuild } from 'react-router'

type Routes = Record<string, { id: string; path?: string; index?: boolean; parentId?: string } | undefined>

// The office, senders' pages and the development pages are no public addresses.
const HIDDEN = /^\/(verwaltung|vorgang|entwicklung)(\/|$)/

/** Every address with its parameters, as `src/routes.ts` has it. */
export function allAddresses(routes: Routes): string[] {
  return Object.values(routes).flatMap((route) => (route ? [addressOf(route.id, routes)] : []))
}

/** The addresses of all public pages without parameters, as `src/routes.ts` has them: a new page is in the sitemap by itself. */
export function publicPages(routes: Routes): string[] {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  const addresses = Object.values(routes).flatMap((route) =>
    route && !parents.has(route.id) ? [addressOf(route.id, routes)] : [],
  )
  return [...new Set(addresses)].filter((address) => !/[:*]/.test(address) && !HIDDEN.test(address))
}

export async function publicPagesOf(build: () => Promise<ServerBuild>): Promise<string[]> {
  return publicPages((await build()).routes)
}

function addressOf(id: string, routes: Routes): string {
  const steps: string[] = []
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    if (route.path) steps.unshift(route.path)
  }
  return `/${steps.join('/')}`
}
