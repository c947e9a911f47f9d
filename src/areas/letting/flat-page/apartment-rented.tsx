import { KeyRound } from 'lucide-react'
import { href } from 'react-router'
import { offers } from '#company/offered.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { COMMERCIAL } from '../properties/rules.ts'
import { newSearchPath, noFilters } from '../apartments/search/filters.ts'
import { texts } from '../apartments/texts.ts'
import { BackButton } from './back-button.tsx'
import type { ApartmentDetail } from './detail.ts'
import { SimilarFlats } from './similar-flats.tsx'

type ApartmentRentedProps = { detail: ApartmentDetail }

/** A rented flat shows nothing of itself any more but its name, and where to go on. */
export function ApartmentRented({ detail }: ApartmentRentedProps) {
  return (
    <>
      <Section>
        <div className="mx-auto flex max-w-2xl flex-col items-center text-center">
          <KeyRound aria-hidden="true" className="size-14 stroke-[1.4] text-action" />
          <h1 className="mt-6 text-4xl">{texts.rented.title}</h1>
          <p className="mt-4 text-lg text-ink-700">{texts.rented.text}</p>
          <p className="mt-4 font-semibold text-ink-950">
            {`${detail.name}, ${detail.property.name} in ${detail.property.addressCity}`}
          </p>
          <div className="mt-8 flex flex-wrap justify-center gap-3.5">
            {detail.property.propertyType !== COMMERCIAL && offers('saved_searches') && (
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
      <SimilarFlats title="Nächste freie Wohnungen" flats={detail.similar} />
    </>
  )
}
