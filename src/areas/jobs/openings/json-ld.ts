import { site } from '#site'
import type { Opening } from './opening.ts'
import { escapeMarkup } from '#platform/escape-markup.ts'

// schema.org and Google know only these. A company names its kinds as it likes, „Teilzeit (20 Stunden)“ or „Voll- oder Teilzeit“.
const employmentTypes: readonly [RegExp, string][] = [
  [/voll(?:zeit|-)/i, 'FULL_TIME'],
  [/teilzeit|minijob|aushilfe|werkstud/i, 'PART_TIME'],
  [/praktik|volontariat/i, 'INTERN'],
  [/\bbefristet/i, 'TEMPORARY'],
]

/** One as a text, several as a list, as Google asks. */
function employmentType(jobType: string): string | string[] {
  const found = employmentTypes.flatMap(([words, type]) => (words.test(jobType) ? [type] : []))
  return found.length > 1 ? found : (found[0] ?? 'OTHER')
}

/** A job for search engines (schema.org/JobPosting; the fields that Google asks for). `siteUrl` without a slash at its end. */
export function jobPostingJsonLd(siteUrl: string, opening: Opening): object {
  const { salaryMinEuro, salaryMaxEuro, salaryUnit } = opening
  return {
    '@type': 'JobPosting',
    '@id': `${siteUrl}/job/${opening.slug}`,
    url: `${siteUrl}/job/${opening.slug}`,
    title: opening.title.replace(/(?<!\s)\s*\(m\/w\/d\)/, ''),
    description: descriptionOf(opening),
    identifier: { '@type': 'PropertyValue', name: site.brand, value: opening.id },
    datePosted: opening.createdAt.slice(0, 10),
    ...(opening.validUntil && { validThrough: `${opening.validUntil}T23:59:59` }),
    employmentType: employmentType(opening.jobType),
    hiringOrganization: {
      '@type': 'Organization',
      name: site.brand,
      sameAs: siteUrl,
      logo: `${siteUrl}/icon-512.png?v=${site.look.version}`,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        // Only the office's street is known; the other places are towns.
        ...(opening.location === site.address.city && {
          streetAddress: site.address.street,
          postalCode: site.address.postalCode,
        }),
        addressLocality: opening.location,
        addressRegion: site.address.state,
        addressCountry: site.address.countryCode,
      },
    },
    ...(salaryMinEuro !== null &&
      salaryUnit !== null && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'EUR',
          value: {
            '@type': 'QuantitativeValue',
            ...(salaryMaxEuro === null || salaryMaxEuro === salaryMinEuro
              ? { value: salaryMinEuro }
              : { minValue: salaryMinEuro, maxValue: salaryMaxEuro }),
            unitText: salaryUnit,
          },
        },
      }),
    directApply: true,
  }
}

/** Google wants the whole advertisement as HTML. */
function descriptionOf({ shortDescription, longDescription, tasks, requirements, offers, hours }: Opening): string {
  const paragraphs = [shortDescription, ...(longDescription?.split(/\n{2,}/) ?? []), hours && `Arbeitszeit: ${hours}`]
  const list = (title: string, items: string[]) =>
    items.length === 0
      ? ''
      : `<p>${title}</p><ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`
  return [
    ...paragraphs.map((text) => (text ? `<p>${escapeMarkup(text)}</p>` : '')),
    list('Ihre Aufgaben', tasks),
    list('Das bringen Sie mit', requirements),
    list('Das bieten wir', offers),
  ].join('')
}
