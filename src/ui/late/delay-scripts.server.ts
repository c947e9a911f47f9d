/** React Router's own: `<link rel="modulepreload" …/>` for every chunk of the page. */
const PRELOAD = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*\/>/g
const START = '<script type="module" async="">'

/**
 * Puts the page's scripts away until the visitor begins to do something: the one that starts them becomes text, and what it needs
 * is named beside it for `waitForVisitor`, which `<LateStart />` has put into the page. Other pages stay as they are.
 *
 * @throws when a page that waits has no script to wait for: React Router renders it differently than it did.
 */
export function delayScripts(html: string): string {
  if (import.meta.env.DEV || !html.includes('<script data-late-start=""')) return html
  const modules: string[] = []
  const withoutPreloads = html.replaceAll(PRELOAD, (_, href: string) => {
    modules.push(href)
    return ''
  })
  if (!html.includes(START) || modules.length === 0) throw new Error('The page has no scripts that could be delayed')
  return withoutPreloads.replace(START, () => `<script type="text/plain" data-late="${modules.join(' ')}">`)
}
