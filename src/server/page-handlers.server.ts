import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'

type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>
type Routes = ServerBuild['routes']

/**
 * React Router's handler with the routes of one first part of an address (`/verwaltung/…`, `/wohnung/…`) and those that may begin with
 * anything. With all of them it compares each address with some ninety routes, three times a page, and puts together what every one of
 * them would show. An address that begins with nothing known is compared with all.
 */
export function createPageHandler(build: ServerBuild): PageHandler {
  const withAll = createRequestHandler(build)
  const handlers = new Map<string, PageHandler | null>()
  for (const id of Object.keys(build.routes)) {
    const first = firstPartOf(build.routes, id)
    if (first !== null && first !== ANY) handlers.set(first, null)
  }

  return (request, context) => {
    const { pathname } = new URL(request.url)
    const first = pathname.split('/', 2)[1]?.replace(/\.data$/, '') ?? ''
    // „//…“ begins with nothing, too.
    const known = first === '' && pathname !== '/' ? undefined : handlers.get(first)
    if (known === undefined) return withAll(request, context)
    const handler = known ?? createRequestHandler(buildOf(build, first))
    handlers.set(first, handler)
    return handler(request, context)
  }
}

function buildOf(build: ServerBuild, first: string): ServerBuild {
  const kept = new Set<string>()
  for (const id of Object.keys(build.routes)) {
    const own = firstPartOf(build.routes, id)
    if (own === first || own === ANY) for (const step of lineageOf(build.routes, id)) kept.add(step)
  }
  const only = <Entry>(entries: Record<string, Entry>) =>
    Object.fromEntries(Object.entries(entries).filter(([id]) => kept.has(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}

/** Of a route whose address begins with a parameter or a star. */
const ANY = '*'

/** `/verwaltung/mails/:id` → `verwaltung`. Null for what has no address of its own: a frame around others, the start page. */
function firstPartOf(routes: Routes, id: string): string | null {
  const paths = lineageOf(routes, id).flatMap((step) => routes[step]?.path?.split('/') ?? [])
  const first = paths.find((part) => part !== '')
  if (first === undefined) return routes[id]?.index ? '' : null
  // React Router takes a path in any case of letters; what is not plain is left to it.
  return /^[a-z0-9-]+$/.test(first) ? first : ANY
}

/** From the root to the route itself. */
function lineageOf(routes: Routes, id: string): string[] {
  const steps: string[] = []
  for (let route = routes[id]; route; route = route.parentId === undefined ? undefined : routes[route.parentId]) {
    steps.unshift(route.id)
  }
  return steps
}
