import { lazy, Suspense } from 'react'
import { useSentElsewhere } from '#forms/sent-elsewhere.ts'
import { appContext } from '#platform/app.server.ts'
import { picturesAt } from '#company/pictures/picture-at.ts'
import { pageMeta, siteFacts } from '#platform/page-meta.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { Container } from '#ui/layout/container.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { Picture } from '#ui/picture/picture.ts'
import { FULL_WIDTH } from '#ui/picture/picture.ts'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { type HomeWords, homeWords } from './words.ts'
import type { Route } from './+types/page.ts'
import { About } from './about.tsx'
import { companyJsonLd } from '#company/company-json-ld.ts'
import { FlatSearch } from './flat-search.tsx'
import { NewestFlats } from './newest-flats.tsx'
import { heroPictures } from '#ui/site-pictures.ts'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import { wordsOf } from '#company/read-words.server.ts'
import { readHome } from './read-home.server.ts'
import { Services } from './services.tsx'

/** Specification, chapter 9. */
const EVERY_MS = 6000

const slidePlaces = ['picture_home_1', 'picture_home_2', 'picture_home_3', 'picture_home_4', 'picture_home_5'] as const

/** The company's own; else those of the software, where a company shows them. */
function heroSlides(): Picture[] {
  const chosen = picturesAt(slidePlaces)
  if (chosen.length > 0) return chosen
  return site.showsDemoPictures ? [...heroPictures] : []
}

// Both beside each other from 375 px on.
const onPhones = 'max-sm:min-h-12 max-sm:px-3.5 max-sm:text-base'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        ...loaderData.words.search,
        path: '/',
        jsonLd: [companyJsonLd(siteFacts(matches).siteUrl)],
      })
    : []

export async function loader({ context }: Route.LoaderArgs) {
  const [home, words] = await Promise.all([readHome(context.get(appContext).db), wordsOf(context, homeWords)])
  return { ...home, words }
}

// Few come from a form.
const Sent = lazy(async () => ({ default: (await import('./sent.tsx')).Sent }))

export default function HomePage({ loaderData: { towns, flats, words } }: Route.ComponentProps) {
  const sent = useSentElsewhere()
  return (
    <>
      <Suspense>{sent && <Sent {...sent} />}</Suspense>
      <HomeHero {...words.hero} />
      <Container className="pt-6 sm:pt-8">
        <FlatSearch towns={towns} />
      </Container>
      <NewestFlats flats={flats} />
      <Services {...words.services} />
      <About {...words.about} />
      <ContactCall {...words.call} />
    </>
  )
}

function ContactCall({ title, text }: HomeWords['call']) {
  return (
    <Section tone="brand" labelledBy="kontakt" spacing="tight">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-7 py-4">
        <div className="max-w-xl">
          <h2 id="kontakt" className="text-3xl">
            {title}
          </h2>
          <p className="mt-3 text-lg">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3.5">
          <PhoneButton variant="onBrand" size="lg" />
          <ButtonLink to="/kontakt" size="lg" className="bg-ink-950! text-white hover:bg-brand-900!">
            Nachricht schreiben
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}

function HomeHero({ title, lead, pictures }: HomeWords['hero']) {
  const slides = heroSlides().map((picture, index) => ({
    key: picture.base,
    content: <ResponsivePicture picture={picture} sizes={FULL_WIDTH} priority={index === 0} className="h-full" />,
  }))
  const hasPictures = slides.length > 0
  return (
    <PageHero
      title={title}
      lead={lead}
      background={hasPictures && <Carousel label={pictures} slides={slides} autoMs={EVERY_MS} />}
      height={hasPictures ? 'xl' : 'md'}
    >
      <ButtonLink to="/vermietung" size="lg" className={onPhones}>
        Immobilien ansehen
      </ButtonLink>
      {/* The server redirects this old address; it is no page of the router. */}
      <ButtonLink
        href="/wohnungsuebersicht"
        size="lg"
        variant={hasPictures ? 'onBrand' : 'secondary'}
        className={onPhones}
      >
        Alle Wohnungen
      </ButtonLink>
    </PageHero>
  )
}
