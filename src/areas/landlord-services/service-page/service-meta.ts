import { breadcrumbJsonLd, pageMeta, siteFacts } from '#platform/page-meta.ts'
import { site } from '#site'
import type { ServiceContent, ServiceWords } from '../contents/service-content.ts'

/** `meta` of a service's page. */
export function serviceMeta(
  matches: Parameters<typeof pageMeta>[0],
  { service, name }: ServiceContent,
  { search }: Pick<ServiceWords, 'search'>,
) {
  const { siteUrl } = siteFacts(matches)
  const path = `/${service}`
  const provider = {
    '@type': 'RealEstateAgent',
    '@id': `${siteUrl}/#unternehmen`,
    name: site.brand,
    telephone: site.phone.international,
    url: `${siteUrl}/`,
  }
  const jsonLd = {
    '@type': 'Service',
    name,
    serviceType: name,
    description: search.description,
    url: `${siteUrl}${path}`,
    provider,
    areaServed: site.area.towns.map((town) => ({ '@type': 'City', name: town })),
    audience: { '@type': 'Audience', audienceType: 'Vermieter und Eigentümer' },
  }
  const trail = breadcrumbJsonLd(siteUrl, [
    { name: 'Startseite', path: '/' },
    { name, path },
  ])
  return pageMeta(matches, { ...search, path, jsonLd: [jsonLd, trail] })
}
