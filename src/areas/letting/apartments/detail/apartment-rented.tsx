import { KeyRound } from 'lucide-react'
import { href } from 'react-router'
import { ButtonLink } from '#ui/button/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { COMMERCIAL } from '#areas/letting/properties/rules.ts'
import { newSearchPath, noFilters } from '../overview/filters.ts'
import { OverviewCard } from '../overview/overview-card.tsx'
import { texts } from '../texts.ts'
import { BackButton } from './back-button.tsx'
import type { ApartmentDetail } from './detail.ts'

type ApartmentRentedProps = { detail: ApartmentDetail }

/** A rented flat shows nothing of itself any more, but where to go on. */
export function ApartmentRented({ detail }: ApartmentRentedProps) {
  return (
    <>
      <Section>
        <div className="mx-auto flex max-w-2xl flex-col items-center text-center">
          <KeyRound aria-hidden="true" className="size-14 stroke-[1.4] text-action" />
          <h1 className="mt-6 text-4xl">{texts.rented.title}</h1>
          <p className="mt-4 text-lg text-ink-700">{texts.rented.text}</p>
          <div className="mt-8 flex flex-wrap justify-center gap-3.5">
            {detail.property.propertyType !== COMMERCIAL && (
              <ButtonLink to={newSearchPath({ ...noFilters, city: detail.property.addressCity })} size="lg">
                {texts.newSearch}
              </ButtonLink>
            )}
            <BackButton propertyId={detail.propertyId} size="lg" />
            <ButtonLink to={href('/wohnungen')} variant="secondary" size="lg">
              Alle Wohnungen ansehen
            </ButtonLink>
          </div>
        </div>
      </Section>
      {detail.similar.length > 0 && (
        <Section tone="tint" labelledBy="aehnliche">
          <h2 id="aehnliche" className="text-3xl">
            Diese Wohnungen sind noch frei
          </h2>
          <ul className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
            {detail.similar.map((item, index) => (
              <li key={item.id} className="nth-3:md:max-lg:hidden">
                <OverviewCard item={item} previewIndex={index} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
