import type { EntryContext } from 'react-router'

/** `whole`: the address of the list of all routes. */
type OwnManifest = { whole: string } & Record<string, unknown>

/** React Router's own: `<link rel="modulepreload" …/>` for every chunk of the page. */
const PRELOAD = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*\/>/g
const START = '<script type="module" async="">'

/**
 * Puts the page's scripts away until the visitor begins to do something: the one that starts them becomes text, and what it needs
 * is named beside it for `waitForVisitor`, which `<LateStart />` has put into the page. The list of all routes gives way to that of the
 * page's own (`manifestOfPage`). Other pages stay as they are.
 *
 * @throws when a page that waits has no script to wait for: React Router renders it differently than it did.
 */
export function delayScripts(html: string, manifest: OwnManifest): string {
  if (import.meta.env.DEV || !html.includes('<script data-late-start=""')) return html
  const modules: string[] = []
  const withoutPreloads = html.replaceAll(PRELOAD, (_, href: string) => {
    if (href !== manifest.whole) modules.push(href)
    return ''
  })
  const wholeManifest = `${START}import ${JSON.stringify(manifest.whole)};`
  if (!html.includes(wholeManifest) || modules.length === 0) {
    throw new Error('The page has no scripts that could be delayed')
  }
  const ownManifest = `window.__reactRouterManifest=${JSON.stringify(manifest).replaceAll('<', String.raw`\u003c`)};`
  return withoutPreloads.replace(
    wholeManifest,
    () => `<script type="text/plain" data-late="${modules.join(' ')}">${ownManifest}`,
  )
}

/** The routes of one page, out of React Router's list of all: the whole list comes when the visitor goes on. */
export function manifestOfPage({ manifest, staticHandlerContext }: EntryContext): OwnManifest {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = ids.map((id) => [id, manifest.routes[id] && { ...manifest.routes[id], imports: [] }])
  // React Router's components preload `url` again in the browser.
  return { ...manifest, routes: Object.fromEntries(routes), url: manifest.entry.module, whole: manifest.url }
}
