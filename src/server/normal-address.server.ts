import type { MiddlewareHandler } from 'hono'
import { normalPath } from '#platform/http/address.ts'
import { wordTable } from '#platform/word-table.ts'

type Spell = (path: string) => string
type Words = { next: Map<string, Words>; parameter: Words | null }

/**
 * One address for one page: React Router finds a page by any case of letters, more slashes and needless escapes, while rules about headers
 * and logs know one spelling. Everything else is sent there, a form with its body. `spell`: the fixed words of an address, as the routes
 * have them.
 */
export function normalAddress(spell: () => Promise<Spell>): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const wanted = (await spell())(normalPath(pathname))
    if (wanted === pathname) return next()
    return new Response(null, { status: 308, headers: { Location: wanted + search, 'Cache-Control': 'no-store' } })
  }
}

/** Writes the fixed words of an address as `addresses` do (`/verwaltung/mails/:id`); ids and tokens keep their letters. */
export function spellingOf(addresses: readonly string[]): Spell {
  const root = emptyWords()
  for (const address of addresses) {
    let place = root
    for (const part of address.split('/').slice(1)) place = placeOf(place, part)
  }
  return (path) => {
    let place: Words | null = root
    const spelled = path
      .split('/')
      .slice(1)
      .map((part) => {
        const word = part.toLowerCase()
        // The data of a page has its address with an ending.
        const found: Words | undefined = place?.next.get(word) ?? place?.next.get(word.replace(/\.data$/, ''))
        place = found ?? place?.parameter ?? null
        return found ? word : part
      })
    return `/${spelled.join('/')}`
  }
}

const emptyWords = (): Words => ({ next: new Map(), parameter: null })

function placeOf(words: Words, part: string): Words {
  if (part.startsWith(':')) return (words.parameter ??= emptyWords())
  const known = words.next.get(part) ?? emptyWords()
  words.next.set(part, known)
  return known
}

/** Addresses of the old site that live on, with their query (decisions on the specification). */
const moved = wordTable<string>({
  '/wohnungsuebersicht': '/wohnungen',
  '/mieterbewerbung': '/mieter-bewerbung',
})

/** 301 for an address that moved, and for a bare „?“, which a button's form without fields asks for. */
export const redirects: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const movedTo = moved[pathname]
  if (movedTo !== undefined) return c.redirect(movedTo + search, 301)
  // „//example.org?“ would lead to another site.
  const isOurs = !/^\/[/\\]/.test(pathname)
  return c.req.url.endsWith('?') && isOurs ? c.redirect(pathname, 301) : next()
}
