import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'react-router'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import { ContactPersons } from '#areas/contact-persons.tsx'
import { isOffered } from '#company/offered.ts'
import { pictureAt } from '#company/pictures/picture-at.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { IconMark } from '#ui/card/icon-card.tsx'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import { EnquirySection } from '../enquiry/enquiry-section.tsx'
import type { Testimonial } from '../testimonials/testimonial.ts'
import { Testimonials } from '../testimonials/testimonials.tsx'
import { type ServiceContent, serviceNames, type ServiceWords } from '../contents/service-content.ts'

/** The page of one service for landlords, whichever it is. */
export function ServicePage(props: ServiceSectionsProps) {
  const { content, words } = props
  const picture = pictureAt(`picture_${content.service}`, content.picture)
  return (
    <>
      <PageHero
        eyebrow="Für Vermieter und Eigentümer"
        title={words.hero.title}
        lead={words.hero.lead}
        picture={picture}
      >
        <PhoneButton size="lg" />
        <ButtonLink href="#anfrage" size="lg" variant={picture ? 'onBrand' : 'secondary'}>
          Anfrage schreiben
        </ButtonLink>
      </PageHero>
      <ServiceSections {...props} />
    </>
  )
}

type ServiceSectionsProps = {
  content: ServiceContent
  words: ServiceWords
  fresh: FreshFields
  testimonials: Testimonial[]
  answer: PostedAnswer | undefined
}

/** All of a service's page but its hero. */
function ServiceSections({ content, words, fresh, testimonials, answer }: ServiceSectionsProps) {
  return (
    <>
      <Benefits {...words.benefits} beside={pictureAt(`picture_${content.service}_beside`, content.beside)} />
      <Offers {...words.offers} icons={content.icons} />
      <Testimonials testimonials={testimonials} />
      <ContactPersons topic="eigentuemer" />
      <EnquirySection content={content} words={words} fresh={fresh} answer={answer} />
      <OtherServices than={content.service} />
    </>
  )
}

type BenefitsProps = ServiceWords['benefits'] & { beside: ServiceContent['beside'] | null }

function Benefits({ title, lead, points, beside }: BenefitsProps) {
  return (
    <Section labelledBy="vorteile">
      <div className="grid items-start gap-10 lg:grid-cols-12 lg:gap-14">
        <div className="lg:sticky lg:top-32 lg:col-span-5">
          <h2 id="vorteile" className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 text-lg text-ink-700">{lead}</p>
          {beside !== null && <Beside picture={beside} />}
        </div>
        <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:col-span-7">
          {points.map((point) => (
            <li key={point.place} className="flex gap-3.5">
              <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-brand-100 text-action">
                <Check aria-hidden="true" className="size-4.5" />
              </span>
              <div className="min-w-0">
                <h3 className="text-lg">{point.title}</h3>
                <p className="mt-1 text-ink-700">
                  <KeepTogether text={point.text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function Beside({ picture }: { picture: ServiceContent['beside'] }) {
  return typeof picture === 'string' ? (
    <img
      src={picture}
      alt=""
      width={1600}
      height={900}
      loading="lazy"
      className="mt-8 w-full rounded-card print:hidden"
    />
  ) : (
    <ResponsivePicture
      picture={picture}
      sizes="(min-width: 80rem) 30rem, (min-width: 64rem) 38vw, 75vw"
      className="mt-8 aspect-16/9 print:hidden"
      rounded
      decorative
    />
  )
}

type OffersProps = ServiceWords['offers'] & Pick<ServiceContent, 'icons'>

function Offers({ title, lead, cards, icons }: OffersProps) {
  return (
    <Section tone="tint" labelledBy="leistungen">
      <SectionHeading id="leistungen" title={title} lead={lead} />
      <ul className="grid gap-5 sm:grid-cols-2 lg:gap-6 xl:grid-cols-4">
        {cards.map((card) => {
          const Icon = icons[card.place] ?? Check
          return (
            <Card key={card.place} as="li" className="p-5 sm:p-7">
              <div className="flex items-center gap-4 xl:block">
                <IconMark className="xl:mb-5">
                  <Icon aria-hidden="true" />
                </IconMark>
                <h3 className="min-w-0 text-xl">{card.title}</h3>
              </div>
              <p className="mt-3 text-ink-700">
                <KeepTogether text={card.text} />
              </p>
            </Card>
          )
        })}
      </ul>
    </Section>
  )
}

/** The way from one service to the others. */
function OtherServices({ than }: { than: string }) {
  const others = Object.entries(serviceNames).filter(([service]) => service !== than && isOffered(`/${service}`))
  if (others.length === 0) return null
  return (
    <Section tone="tint" spacing="tight" labelledBy="weitere-leistungen" className="print:hidden">
      <h2 id="weitere-leistungen" className="text-xl">
        Weitere Leistungen für Vermieter
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-8">
        {others.map(([service, name]) => (
          <li key={service}>
            <Link
              to={`/${service}`}
              prefetch="intent"
              className="inline-flex min-h-11 items-center gap-2 py-2 font-semibold text-action hover:text-action-strong hover:underline"
            >
              <span>{name}</span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
