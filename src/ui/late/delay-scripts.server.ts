import type { EntryContext } from 'react-router'

/** `whole`: the address of the list of all routes. */
type OwnManifest = { whole: string } & Record<string, unknown>

/** React Router's own, for every chunk of the page. */
const PRELOAD = /<link rel="modulepreload" href="([^"<>]+)"[^<>]*>/g
const START = '<script type="module" async="">'
const END = '</script>'

/**
 * Puts the page's scripts away until the visitor begins to do something: the one that starts them gives way to what it would start with,
 * the page's own list of routes (`manifestOfPage`), and what they need is named beside it for `waitForVisitor`, which `<LateStart />` has
 * put into the page. Other pages stay as they are.
 *
 * @returns the page in pieces: they need be put together only once, as bytes.
 * @throws when a page that waits has no script to wait for: React Router renders it differently than it did.
 */
export function delayScripts(html: string, manifest: OwnManifest): string[] {
  if (import.meta.env.DEV || !html.includes('<script data-late-start=""')) return [html]
  const headEnd = html.indexOf('</head>')
  const { modules, head } = takePreloads(html.slice(0, headEnd))
  // It stands near the end, and nothing that was written into the page can look like it.
  const start = html.lastIndexOf(`${START}import ${JSON.stringify(manifest.whole)};`)
  if (start < 0 || modules.length === 0) throw new Error('The page has no scripts that could be delayed')
  const later = modules.filter((href) => href !== manifest.whole).join(' ')
  const list = JSON.stringify(manifest).replaceAll('<', String.raw`\u003c`)
  return [
    head,
    html.slice(headEnd, start),
    `<script type="application/json" data-late="${later}">${list}${END}`,
    html.slice(html.indexOf(END, start) + END.length),
  ]
}

/** What the page preloads, which React puts into its head, and the head without it. */
function takePreloads(head: string): { modules: string[]; head: string } {
  const modules: string[] = []
  const rest = head.replaceAll(PRELOAD, (_, href: string) => {
    modules.push(href)
    return ''
  })
  return { modules, head: rest }
}

/** The routes of one page, out of React Router's list of all: the whole list comes when the visitor goes on. */
export function manifestOfPage({ manifest, staticHandlerContext }: EntryContext): OwnManifest {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = ids.map((id) => [id, manifest.routes[id] && { ...manifest.routes[id], imports: [] }])
  // React Router's components preload `url` again in the browser.
  return { ...manifest, routes: Object.fromEntries(routes), url: manifest.entry.module, whole: manifest.url }
}
