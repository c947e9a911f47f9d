import { site } from '#site'
import { wordTable } from '#platform/word-table.ts'

const DAYS = wordTable<string>({
  Mo: 'Monday',
  Di: 'Tuesday',
  Mi: 'Wednesday',
  Do: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  So: 'Sunday',
})

/** The company as schema.org's RealEstateAgent, for search engines. */
export function companyJsonLd(siteUrl: string): object {
  const { address, coordinates, businessHours, social } = site
  return {
    '@type': 'RealEstateAgent',
    '@id': `${siteUrl}/#unternehmen`,
    name: site.brand,
    legalName: site.legalName,
    description: site.claim,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png?v=${site.look.version}`,
    image: siteUrl + site.look.share,
    telephone: site.phone.international,
    email: site.mail,
    foundingDate: String(site.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: businessHours.days.map((day) => DAYS[day]),
      opens: businessHours.opens,
      closes: businessHours.closes,
    },
    sameAs: social.map(({ url }) => url),
  }
}
