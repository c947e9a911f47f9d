import { site } from '#site'

/** Title of an office page, for its `meta`. Never in a search engine. */
export function officeMeta(title: string) {
  return [{ title: `${title} | Verwaltung | ${site.brand}` }, { name: 'robots', content: 'noindex, nofollow' }]
}
