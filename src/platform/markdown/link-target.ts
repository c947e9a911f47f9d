/** Stands for the site: whichever origin it has, an address of its own parses to this one. */
const HERE = 'https://here.invalid'

export type LinkTarget = 'own' | 'foreign'

/**
 * Where a browser would go with this address: a page or anchor of our own, or elsewhere over https, mail or phone. Null for everything else, and for
 * what browsers read differently from what it looks like: `//`, backslashes, control characters, names before an `@`.
 */
export function linkTarget(href: string): LinkTarget | null {
  if (/[\\\p{Cc}]/u.test(href) || !URL.canParse(href, HERE)) return null
  const { origin, protocol, pathname, username, password } = new URL(href, HERE)
  if (protocol === 'mailto:' || protocol === 'tel:') return 'foreign'
  if (origin === HERE) return /^[/#]/.test(href) && !pathname.startsWith('//') ? 'own' : null
  return /^https:\/\/[^/]/i.test(href) && username === '' && password === '' ? 'foreign' : null
}
