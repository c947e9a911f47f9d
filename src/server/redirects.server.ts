import { Hono } from 'hono'

/** Addresses of the old site that live on, with their query (decisions on the specification). */
const moved: Record<string, string> = {
  '/wohnungsuebersicht': '/wohnungen',
  '/mieterbewerbung': '/mieter-bewerbung',
}

export function redirects() {
  const routes = new Hono()
  for (const [from, to] of Object.entries(moved)) {
    routes.get(from, (c) => c.redirect(`${to}${new URL(c.req.url).search}`, 301))
  }
  return routes
}
