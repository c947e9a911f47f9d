import { FormSection, PlainForm } from '#areas/form-section.tsx'
import { inputOf } from '#forms/form-field.tsx'
import { useWords, wordsNow } from '#company/use-words.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { formPost } from '#requests/request/form-page.server.ts'
import { shouldRevalidateForm, useReceived } from '#requests/request/use-received.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { TitledCard } from '#ui/card/titled-card.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { FlatField } from '#areas/flat-field.tsx'
import { flatFormLoader } from '../flats/form-loader.server.ts'
import { Explanations } from './explanations.tsx'
import { purposes, rentCertificateForm } from './fields.ts'
import { rentCertificateKind } from './kind.server.ts'
import { texts } from './texts.ts'
import { Onward } from '../onward.tsx'
import { certificateWords } from './words.ts'
import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...wordsNow(certificateWords).search, path: '/mietbescheinigung' })

export const loader = flatFormLoader

export const action = (args: Route.ActionArgs) => formPost(args, rentCertificateKind)

export const shouldRevalidate = shouldRevalidateForm

const { options: otherFlat = [] } = rentCertificateForm.fields.apartment_id

export default function RentCertificatePage({ loaderData: { fresh, flats }, actionData }: Route.ComponentProps) {
  const { hero } = useWords(certificateWords)
  const received = useReceived()
  const isOpen = received.reference === null
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} height="sm">
        {isOpen && (
          <ButtonLink href="#formular" size="lg">
            Jetzt beantragen
          </ButtonLink>
        )}
      </PageHero>
      {isOpen && <Explanations />}
      <FormSection
        id="formular"
        texts={texts}
        received={received}
        page="/mietbescheinigung"
        onward={<Onward />}
        spacing="tight"
        aside={
          <div className="lg:col-span-4">
            <PurposesCard />
          </div>
        }
      >
        {(place) => (
          <PlainForm
            {...place}
            of={rentCertificateForm}
            texts={texts}
            fresh={fresh}
            answer={actionData}
            special={{
              apartment_id: (
                <FlatField
                  {...inputOf(rentCertificateForm, 'apartment_id')}
                  flats={flats}
                  others={otherFlat}
                  placeholder="Bitte wählen"
                />
              ),
            }}
          />
        )}
      </FormSection>
    </>
  )
}

/** Lists what people need a certificate for. */
function PurposesCard() {
  return (
    <TitledCard id="zwecke" title="Wofür wird sie gebraucht?">
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {purposes.map(({ value, label, explanation }) => (
          <li key={value}>
            <span className="block font-semibold text-ink-950">{label}</span>
            <span className="block text-sm text-ink-600">{explanation}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
