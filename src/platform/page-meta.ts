import { useEffect } from 'react'
import { type MetaDescriptor, useMatches, useRouteLoaderData } from 'react-router'
import { site } from '#site'

type Match = { id: string; loaderData?: unknown } | undefined

type PageMeta = {
  /** Without the brand; it is added. */
  title: string
  description: string
  /** The page's own address without host, with only those parameters that make it another page. */
  path: string
  /** Address of a picture of ours; messengers get it as they show it. */
  picture?: string | null
  jsonLd?: object[]
  noindex?: boolean
}

/** The site's address and brand, as the root loader gave them to every page. */
export function siteFacts(matches: readonly Match[]): { siteUrl: string; brand: string } {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  if (typeof root === 'object' && root !== null && 'siteUrl' in root && 'brand' in root) {
    return { siteUrl: String(root.siteUrl), brand: String(root.brand) }
  }
  return { siteUrl: '', brand: '' }
}

/** One thing that the root's loader says to every page. */
export function useRootFact(name: string): unknown {
  const root: unknown = useRouteLoaderData('root')
  return typeof root === 'object' && root !== null ? (root as Record<string, unknown>)[name] : undefined
}

/** Title, description, canonical address, Open Graph and JSON-LD of a page, for its `meta` function. */
export function pageMeta(matches: readonly Match[], page: PageMeta): MetaDescriptor[] {
  const { siteUrl, brand } = siteFacts(matches)
  const title = page.title === brand ? brand : `${page.title} | ${brand}`
  const address = `${siteUrl}${page.path}`
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: address } as const]),
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'de_DE' },
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: siteUrl + (page.picture ? sharedAs(page.picture) : site.look.share) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(SHARED.width) },
    { property: 'og:image:height', content: String(SHARED.height) },
    { property: 'og:image:alt', content: page.picture ? page.title : `${brand}, Wohnungen und Häuser` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.jsonLd ?? []).map((block) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...block } })),
  ]
}

/** In pixels, as messengers show a picture beside a link. */
export const SHARED = { width: 1200, height: 630 }

/** `/media/3fa1…-1280.webp` as `/og-bild/3fa1…-1280.jpg` (`look-files.server.ts`). */
const sharedAs = (picture: string) => picture.replace(/^\/media\/([\w-]+)\.webp$/, '/og-bild/$1.jpg')

/** The trail from the home page as schema.org's BreadcrumbList; the last step is the page itself. */
export function breadcrumbJsonLd(siteUrl: string, trail: { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  }
}

/** The window's title of a page that learns its name only in the browser (client-side navigation). Undefined: not yet. */
export function usePageTitle(title: string | undefined): void {
  const { brand } = siteFacts(useMatches())
  useEffect(() => {
    if (title !== undefined) document.title = `${title} | ${brand}`
  }, [title, brand])
}
