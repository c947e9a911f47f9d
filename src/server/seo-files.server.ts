import { Hono } from 'hono'
import type { App } from '#platform/app.server.ts'

/** robots.txt for search engines. */
export function seoFiles(app: App) {
  return new Hono().get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /verwaltung\nSitemap: ${app.config.siteUrl}/sitemap.xml\n`,
    ),
  )
}
