import { access } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readWords } from '#company/words.ts'
import { site } from '#site'
import { serviceContents } from './contents.ts'
import { serviceNames } from './service-content.ts'
import { serviceMeta } from '../service-page/service-meta.ts'

const contents = Object.values(serviceContents)

const publicFile = (address: string) => access(path.resolve('public', address.slice(1)))

test('every service has its page, in the order of the navigation', () => {
  expect(contents.map(({ service, name }) => [service, name])).toEqual(Object.entries(serviceNames))
})

test.each(contents)('$name: six benefits, four services, three next steps with the promised time', async (content) => {
  const { nextSteps, promisedHours, picture: hero, beside } = content
  const { benefits, offers, enquiry, search } = readWords(content.words, {}, site)
  expect(benefits.points).toHaveLength(6)
  expect(offers.cards).toHaveLength(4)
  expect(nextSteps).toHaveLength(3)
  expect(nextSteps[0]).toContain(`nnerhalb von ${promisedHours} Stunden`)
  expect(enquiry.lead).toContain(`nnerhalb von ${promisedHours} Stunden`)
  expect(search.description.length, 'for search engines').toBeLessThanOrEqual(160)
  expect(JSON.stringify(content), 'no shouting').not.toContain('!')
  expect(hero.alt).toMatch(/^Visualisierung: /)
  for (const picture of [hero, beside]) {
    if (typeof picture === 'string') await publicFile(picture)
    else await Promise.all(picture.widths.map((width) => publicFile(`${picture.base}-${width}.avif`)))
  }
})

test.each(contents)('$name: search engines learn of the service and the way to it', (content) => {
  const matches = [{ id: 'root', loaderData: { siteUrl: 'https://example.de', brand: 'Beispiel' } }]
  const blocks = serviceMeta(matches, content, readWords(content.words, {}, site)).flatMap((entry) =>
    'script:ld+json' in entry ? [entry] : [],
  )
  expect(blocks).toMatchObject([
    {
      'script:ld+json': {
        '@type': 'Service',
        name: content.name,
        url: `https://example.de/${content.service}`,
        provider: { '@id': 'https://example.de/#unternehmen' },
      },
    },
    { 'script:ld+json': { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { name: content.name }] } },
  ])
})
