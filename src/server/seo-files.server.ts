import { Hono } from 'hono'
import type { App } from '#platform/app.server.ts'
import { sitemap } from './sitemap.server.ts'

const ONE_HOUR = 'public, max-age=3600'
const XML = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': ONE_HOUR }

/**
 * robots.txt and the sitemap for search engines.
 * @param publicPages addresses of all pages without parameters.
 */
export function seoFiles(app: App, publicPages: () => Promise<string[]>) {
  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(
        `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /verwaltung\nDisallow: /vorgang/\nSitemap: ${app.config.siteUrl}/sitemap.xml\n`,
        200,
        { 'Cache-Control': ONE_HOUR },
      ),
    )
    .get('/sitemap.xml', async (c) => c.body(await sitemap(app, await publicPages()).first(), 200, XML))
    .get('/:file{sitemap-[0-9]{1,4}\\.xml}', async (c, next) => {
      const number = Number(/\d+/.exec(c.req.param('file'))?.[0])
      const part = await sitemap(app, await publicPages()).part(number)
      return part === null ? next() : c.body(part, 200, XML)
    })
}
