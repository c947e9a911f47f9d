import { BadgeCheck, Handshake, Lightbulb } from 'lucide-react'
import { wordsOf } from '#company/read-words.server.ts'
import { pictureAt } from '#company/pictures/picture-at.ts'
import { pageMeta, siteFacts } from '#platform/page-meta.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { IconCard } from '#ui/card/icon-card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Figures } from '#ui/figures/figures.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { companyJsonLd } from '#company/company-json-ld.ts'
import { roomPicture, valleyPicture } from '#ui/site-pictures.ts'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import type { Route } from './+types/page.ts'
import { History } from './history.tsx'
import { type AboutWords, aboutWords } from './words.ts'

const valueIcons = [Handshake, BadgeCheck, Lightbulb]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        ...loaderData.words.search,
        path: '/ueber-uns',
        jsonLd: [companyJsonLd(siteFacts(matches).siteUrl)],
      })
    : []

export async function loader({ context }: Route.LoaderArgs) {
  return { words: await wordsOf(context, aboutWords) }
}

export default function AboutPage({ loaderData: { words } }: Route.ComponentProps) {
  const { title, figures } = words.figures
  return (
    <>
      <PageHero {...words.hero} picture={pictureAt('picture_about', valleyPicture)} />
      <History {...words.history} />
      {figures.length > 0 && <Figures title={title} figures={figures} />}
      <Values {...words.values} />
      <Mission {...words.mission} />
    </>
  )
}

function Mission({ eyebrow, title, text }: AboutWords['mission']) {
  const picture = pictureAt('picture_about_mission', roomPicture)
  return (
    <Section tone="sand" labelledBy="auftrag">
      <div className={classNames('grid items-center gap-10 lg:gap-14', picture && 'lg:grid-cols-12')}>
        <div className={picture ? 'lg:col-span-7' : 'max-w-3xl'}>
          <p className="eyebrow mb-2">{eyebrow}</p>
          <h2 id="auftrag" className="text-3xl">
            {title}
          </h2>
          <p className="mt-5 text-lg text-ink-700">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3.5">
            <ButtonLink to="/kontakt" size="lg">
              Kontakt aufnehmen
            </ButtonLink>
            <PhoneButton variant="secondary" size="lg" />
          </div>
        </div>
        {picture && (
          <ResponsivePicture
            picture={picture}
            sizes="(min-width: 80rem) 32rem, (min-width: 64rem) 40vw, 75vw"
            className="aspect-4/3 lg:col-span-5"
            rounded
            decorative
          />
        )}
      </div>
    </Section>
  )
}

function Values({ title, lead, cards }: AboutWords['values']) {
  return (
    <Section labelledBy="werte">
      <SectionHeading id="werte" title={title} lead={lead} />
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-6">
        {cards.map((card) => {
          const Icon = valueIcons[card.place] ?? BadgeCheck
          return (
            <IconCard key={card.place} icon={<Icon aria-hidden="true" />} title={card.title}>
              <p>{card.text}</p>
            </IconCard>
          )
        })}
      </ul>
    </Section>
  )
}
