import { ContactPersons } from '#areas/contact-persons.tsx'
import { FormSection } from '#areas/form-section.tsx'
import { useWords, wordsNow } from '#company/use-words.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { formPost } from '#requests/request/form-page.server.ts'
import { shouldRevalidateForm, useReceived } from '#requests/request/use-received.ts'
import { useSearchParams } from 'react-router'
import { Notice } from '#ui/notice/notice.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import { damageReportKind } from './kind.server.ts'
import { readDamagePage } from './read-page.server.ts'
import { texts } from './texts.ts'
import { damageWords } from './words.ts'
import { UrgentHero } from '../urgent-hero.tsx'
import type { Route } from './+types/page.ts'
import { DamageForm } from './damage-form.tsx'
import { Danger } from './danger.tsx'
import { HelpAside } from './help-aside.tsx'
import { KnownIncidents } from './known-incidents.tsx'
import { Phone } from 'lucide-react'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { whoAnswers } from './who-answers.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...wordsNow(damageWords).search, path: '/schadensmeldung' })

export const loader = (args: Route.LoaderArgs) => readDamagePage(args)

export const action = (args: Route.ActionArgs) => formPost(args, damageReportKind)

export const shouldRevalidate = shouldRevalidateForm

export default function DamageReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { fresh, flats, knownHere, known, address } = loaderData
  const { hero } = useWords(damageWords)
  const received = useReceived()
  const isOpen = received.reference === null
  const [parameters] = useSearchParams()
  const isPlaceOpen = !isOpen && parameters.get('ort') === 'offen'
  const emergency = isOpen ? null : parameters.get('notfall')
  return (
    <>
      <UrgentHero hero={hero} isOpen={isOpen} />
      {isOpen && <Danger />}
      {isOpen && <KnownIncidents known={knownHere} />}
      <FormSection
        id="formular"
        texts={texts}
        received={received}
        page="/schadensmeldung"
        onward={
          <>
            {emergency !== null && <CallNow hasPhone={emergency === 'ja'} />}
            {isPlaceOpen && (
              <Notice tone="warning" title={texts.placeOpen.title} className="w-full">
                <p>{texts.placeOpen.text}</p>
              </Notice>
            )}
            <PhoneButton variant="danger">Es ist ein Notfall</PhoneButton>
          </>
        }
        spacing="tight"
        aside={
          <div className="lg:col-span-4">
            <HelpAside />
          </div>
        }
      >
        {(place) => (
          <DamageForm {...place} flats={flats} known={known} fresh={fresh} address={address} answer={actionData} />
        )}
      </FormSection>
      <ContactPersons topic="schaden" tone="sand" />
    </>
  )
}

/** After an emergency was sent: the number that is answered now. `hasPhone`: we can call back. */
function CallNow({ hasPhone }: { hasPhone: boolean }) {
  const { fire } = site.emergency
  return (
    <Notice tone="error" title="Sie haben einen Notfall gemeldet" className="w-full">
      <p>
        {hasPhone
          ? 'Warten Sie nicht auf unseren Rückruf, wenn es schlimmer wird.'
          : 'Wir haben keine Telefonnummer von Ihnen. Bitte rufen Sie uns jetzt an, und nennen Sie die Vorgangsnummer.'}
      </p>
      <p>{whoAnswers()}</p>
      <p className="flex flex-wrap gap-3 pt-1.5">
        <PhoneButton variant="danger" />
        <ButtonLink href={`tel:${fire}`} variant="secondary">
          <Phone aria-hidden="true" />
          <span>{`${fire} bei Lebensgefahr`}</span>
        </ButtonLink>
      </p>
    </Notice>
  )
}
