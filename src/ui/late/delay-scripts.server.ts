import type { EntryContext } from 'react-router'

/** `whole`: the address of the list of all routes. */
type OwnManifest = { whole: string } & Record<string, unknown>

/** React Router's own, for every chunk of the page. */
const PRELOAD = '<link rel="modulepreload"'
const HREF = /\shref="([^"]+)"/
const START = '<script type="module" async="">'
const END = '</script>'

/**
 * Puts the page's scripts away until the visitor begins to do something: the one that starts them gives way to what it would start with,
 * the page's own list of routes (`manifestOfPage`), and what they need is named beside it for `waitForVisitor`, which `<LateStart />` has
 * put into the page. Other pages stay as they are.
 *
 * @throws when a page that waits has no script to wait for: React Router renders it differently than it did.
 */
export function delayScripts(html: string, manifest: OwnManifest): string {
  if (import.meta.env.DEV || !html.includes('<script data-late-start=""')) return html
  const { modules, kept, from } = takePreloads(html)
  const start = html.indexOf(`${START}import ${JSON.stringify(manifest.whole)};`, from)
  if (start < 0 || modules.length === 0) throw new Error('The page has no scripts that could be delayed')
  const later = modules.filter((href) => href !== manifest.whole).join(' ')
  const list = JSON.stringify(manifest).replaceAll('<', String.raw`\u003c`)
  kept.push(html.slice(from, start), `<script type="application/json" data-late="${later}">${list}`)
  return kept.join('') + html.slice(html.indexOf(END, start))
}

/** What the page preloads, and what it says between; `from` is where the last ended. All stand before the script that starts the others. */
function takePreloads(html: string): { modules: string[]; kept: string[]; from: number } {
  const modules: string[] = []
  const kept: string[] = []
  let from = 0
  for (let start = html.indexOf(PRELOAD); start >= 0; start = html.indexOf(PRELOAD, from)) {
    kept.push(html.slice(from, start))
    from = html.indexOf('>', start) + 1
    const href = HREF.exec(html.slice(start, from))?.[1]
    if (href !== undefined) modules.push(href)
  }
  return { modules, kept, from }
}

/** The routes of one page, out of React Router's list of all: the whole list comes when the visitor goes on. */
export function manifestOfPage({ manifest, staticHandlerContext }: EntryContext): OwnManifest {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = ids.map((id) => [id, manifest.routes[id] && { ...manifest.routes[id], imports: [] }])
  // React Router's components preload `url` again in the browser.
  return { ...manifest, routes: Object.fromEntries(routes), url: manifest.entry.module, whole: manifest.url }
}
