import { Hono } from 'hono'
import { helpArticles } from '#areas/help-centre/articles/repository.server.ts'
import { openings } from '#areas/jobs/openings/repository.server.ts'
import { listedPages } from '#areas/letting/sitemap/repository.server.ts'
import type { App } from '#platform/app.server.ts'
import { isOffered } from '#company/offered.ts'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { escapeMarkup } from '#platform/escape-markup.ts'

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
        `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /verwaltung\nDisallow: /vorgang/\nDisallow: /suchauftrag/\nDisallow: /stoerungen/\nDisallow: /besichtigung/\nDisallow: /war-das-hilfreich/\nSitemap: ${app.config.siteUrl}/sitemap.xml\n`,
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

/** The protocol allows 50,000 addresses and 50 MB in one file (sitemaps.org, 0.9); some readers stop a little below. */
const MOST_PER_FILE = 45_000

/** Pages whose content is the portfolio: they change with it. */
const portfolioPages = new Set(['/', '/vermietung', '/wohnungen'])

type Entry = { path: string; changedAt?: string }

/** The sitemap's files: one, or an index of numbered ones when the portfolio is larger than a file may be. */
export function sitemap(app: App, publicPages: string[], mostPerFile = MOST_PER_FILE) {
  const pages = listedPages(app.db)
  const absolute = (path: string) => escapeMarkup(app.config.siteUrl + path)

  async function countParts(): Promise<number> {
    const [{ properties, apartments }, fixed] = await Promise.all([pages.count(), fixedEntries()])
    return Math.ceil((fixed.length + properties + apartments) / mostPerFile)
  }

  /** Static pages, help articles and jobs: so few that they are listed whole. */
  async function fixedEntries(): Promise<Entry[]> {
    const [{ changedAt }, help, jobs] = await Promise.all([
      readContentVersion(app.db),
      helpArticles(app.db).listPages(),
      openings(app.db).listPages(),
    ])
    const fixed = publicPages.map((path) => (portfolioPages.has(path) ? { path, changedAt } : { path }))
    return [...fixed, ...help, ...jobs].filter(({ path }) => isOffered(path))
  }

  /** Static pages first, then buildings, then flats, as if they were one list. */
  async function entries(offset: number): Promise<Entry[]> {
    const fixed = await fixedEntries()
    const { properties } = await pages.count()
    const found = fixed.slice(offset, offset + mostPerFile)
    if (found.length < mostPerFile) {
      found.push(...(await pages.properties(mostPerFile - found.length, Math.max(0, offset - fixed.length))))
    }
    if (found.length < mostPerFile) {
      const before = Math.max(0, offset - fixed.length - properties)
      found.push(...(await pages.apartments(mostPerFile - found.length, before)))
    }
    return found
  }

  return {
    /** `/sitemap.xml` */
    async first(): Promise<string> {
      const parts = await countParts()
      if (parts <= 1) return urlSet(await entries(0))
      const files = Array.from(
        { length: parts },
        (_, part) => `<sitemap><loc>${absolute(`/sitemap-${part + 1}.xml`)}</loc></sitemap>`,
      )
      return document('sitemapindex', files)
    },
    /** `/sitemap-1.xml` and so on; null when there is no such part. */
    async part(number: number): Promise<string | null> {
      if (number < 1 || number > (await countParts())) return null
      return urlSet(await entries((number - 1) * mostPerFile))
    },
  }

  function urlSet(list: Entry[]): string {
    return document(
      'urlset',
      list.map(({ path, changedAt }) => {
        const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
        return `<url><loc>${absolute(path)}</loc>${lastmod}</url>`
      }),
    )
  }
}

function document(root: string, elements: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${elements.join('\n')}\n</${root}>\n`
}
