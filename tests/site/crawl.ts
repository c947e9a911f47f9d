import type { APIRequestContext } from '@playwright/test'

/** Pages of one template lead to the same places: of each template a few stand for all. */
const FEW = 2
const PORTFOLIO = /^\/(wohnung|immobilie)\/[^/]+(.*)$/
export const PORTFOLIO_AND_ARTICLES = /^\/(wohnung|immobilie|mieterinfos|job)\/[^/]+(.*)$/
const NO_PAGES = /^\/(media|assets|bilder|verwaltung)\/|\.(?:pdf|svg|png|ico|css|js|webmanifest|woff2|ics)$/

type Crawled = {
  /** Every address of the site that a link or a form leads to. */
  found: ReadonlySet<string>
  /** „/jobs from /ueber-uns: 404“ */
  dead: string[]
  /** HTML by address. */
  pages: ReadonlyMap<string, string>
}

/** Follows every link and form from these addresses on, as a search engine would: each path once, and once with a question. */
export async function crawl(request: APIRequestContext, from: readonly string[], alike = PORTFOLIO): Promise<Crawled> {
  const waiting: { to: string; on: string }[] = []
  const found = new Set<string>()
  const counts = new Map<string, number>()
  const dead: string[] = []
  const pages = new Map<string, string>()
  const note = (to: string, on: string) => {
    if (found.has(to)) return
    found.add(to)
    const [path = ''] = to.split('?')
    const [, template, rest] = alike.exec(path) ?? []
    const key = template === undefined ? `${path} ${path === to}` : `${template} ${rest?.split('/').length}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count <= (template === undefined ? 1 : FEW)) waiting.push({ to, on })
  }
  for (const to of from) note(to, 'sitemap')
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const answer = await request.get(next.to)
    if (answer.status() >= 400) dead.push(`${next.to} from ${next.on}: ${answer.status()}`)
    if (answer.headers()['content-type']?.startsWith('text/html') !== true) continue
    const html = await answer.text()
    pages.set(next.to, html)
    for (const to of leadingTo(html)) note(to, next.to)
  }
  return { found, dead, pages }
}

/** Addresses of our own pages, without their anchors. */
function leadingTo(html: string): string[] {
  return [...html.matchAll(/<(?:a|form)\s[^>]*?\b(?:href|action)="(\/(?!\/)[^"#]*)/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => !NO_PAGES.test(address.split('?')[0] ?? ''))
}
