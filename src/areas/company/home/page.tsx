import { pageMeta, siteFacts } from '#platform/page-meta.ts'
import { site } from '#site'
import { srcSet } from '#ui/picture/responsive-picture.tsx'
import type { Route } from './+types/page.ts'
import { About } from './about.tsx'
import { companyJsonLd } from './company-json-ld.ts'
import { ContactCall } from './contact-call.tsx'
import { HomeHero } from './hero.tsx'
import { heroPictures } from './pictures.ts'
import { Services } from './services.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Wohnungen und Häuser mieten am Mittelrhein',
    description: `${site.brand} vermietet und verwaltet Häuser und Wohnungen in Rhens, Braubach, St. Goar und Oberwesel. Freie Wohnungen ansehen, bewerben, beraten lassen.`,
    path: '/',
    jsonLd: [companyJsonLd(siteFacts(matches).siteUrl)],
  })

// The first picture decides how fast the page feels: it is asked for before style sheet and scripts are read.
export const links: Route.LinksFunction = () => [
  {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(heroPictures[0], 'avif'),
    imageSizes: '100vw',
    fetchPriority: 'high',
  },
]

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <Services />
      <About />
      <ContactCall />
    </>
  )
}
