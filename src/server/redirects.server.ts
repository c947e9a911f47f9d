import { Hono } from 'hono'

/** Addresses of the old site that live on, with their query (decisions on the specification). */
const moved: Record<string, string> = {
  '/wohnungsuebersicht': '/wohnungen',
  '/mieterbewerbung': '/mieter-bewerbung',
}

export function redirects() {
  const routes = new Hono()
  // A button's form without fields asks for „/vermietung?“. A page has one address only.
  routes.get('*', (c, next) => {
    const { pathname } = new URL(c.req.url)
    // „//example.org?“ would lead to another site.
    const isOurs = !pathname.startsWith('//') && !pathname.startsWith('/\\')
    return c.req.url.endsWith('?') && isOurs ? Promise.resolve(c.redirect(pathname, 301)) : next()
  })
  for (const [from, to] of Object.entries(moved)) {
    routes.get(from, (c) => c.redirect(`${to}${new URL(c.req.url).search}`, 301))
  }
  return routes
}
