import { FormSection, PlainForm } from '#areas/form-section.tsx'
import { inputOf } from '#forms/form-field.tsx'
import { useWords, wordsNow } from '#company/use-words.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { formPost } from '#requests/request/form-page.server.ts'
import { shouldRevalidateForm, useReceived } from '#requests/request/use-received.ts'
import { FlatField } from '#areas/flat-field.tsx'
import { flatFormLoader } from '../flats/form-loader.server.ts'
import { keyLossForm } from './fields.ts'
import { FirstSteps } from './first-steps.tsx'
import { keyLossKind } from './kind.server.ts'
import { texts } from './texts.ts'
import { Onward } from '../onward.tsx'
import { keyLossWords } from './words.ts'
import { UrgentHero } from '../urgent-hero.tsx'
import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...wordsNow(keyLossWords).search, path: '/schluessel-verloren' })

export const loader = flatFormLoader

export const action = (args: Route.ActionArgs) => formPost(args, keyLossKind)

export const shouldRevalidate = shouldRevalidateForm

export default function KeyLossPage({ loaderData: { fresh, flats }, actionData }: Route.ComponentProps) {
  const { hero } = useWords(keyLossWords)
  const received = useReceived()
  const isOpen = received.reference === null
  return (
    <>
      <UrgentHero hero={hero} isOpen={isOpen} />
      {isOpen && <FirstSteps />}
      <FormSection
        id="formular"
        texts={texts}
        received={received}
        page="/schluessel-verloren"
        onward={<Onward />}
        spacing="tight"
      >
        {(place) => (
          <PlainForm
            {...place}
            of={keyLossForm}
            texts={texts}
            fresh={fresh}
            answer={actionData}
            special={{
              apartment_id: (
                <FlatField {...inputOf(keyLossForm, 'apartment_id')} flats={flats} placeholder="Keine Angabe" />
              ),
            }}
          />
        )}
      </FormSection>
    </>
  )
}
