import { useStepInSearch } from '#forms/use-step-address.ts'
import { appContext } from '#platform/app.server.ts'
import { useWords, wordsNow } from '#company/use-words.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { freshFormFields, formPost } from '#requests/request/form-page.server.ts'
import { shouldRevalidateForm, useReceived } from '#requests/request/use-received.ts'
import { Card } from '#ui/card/card.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PhoneWithHours } from '#ui/phone/phone-with-hours.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { flatInWords } from './flat-in-words.ts'
import { NarrowChoices } from './narrow-choices.tsx'
import { readApplicationPage } from './read-page.server.ts'
import { Received } from './received.tsx'
import { tenantApplicationKind } from './kind.server.ts'
import { trustHtml } from '../trust/trust-html.server.ts'
import { applicationWords } from './words.ts'
import type { Route } from './+types/page.ts'
import { ApplicationForm } from './application-form.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...wordsNow(applicationWords).search, path: '/mieter-bewerbung' })

export async function loader({ request: httpRequest, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const page = await readApplicationPage(app, new URL(httpRequest.url).searchParams)
  const flat = page.chosen ? flatInWords(page.chosen) : undefined
  return { ...page, flat, fresh: freshFormFields(app), trust: trustHtml() }
}

export const action = (args: Route.ActionArgs) => formPost(args, tenantApplicationKind)

export const shouldRevalidate = shouldRevalidateForm

/** Loaded when it is needed. Without it the flat's page knows nothing of the application, which has arrived. */
const remember = (apartmentId: string, reference: string) =>
  import('#areas/applied.ts').then(({ rememberApplied }) => rememberApplied(apartmentId, reference)).catch(() => {})

export default function TenantApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, flat, isChosenGone, choices, fresh, trust } = loaderData
  const { hero } = useWords(applicationWords)
  const address = useStepInSearch()
  const { reference, isNew, confirm } = useReceived()
  const isHydrated = useHydrated()
  // Until the next application is begun below it.
  const isReceived = reference !== null && address.stepId === null

  return (
    <>
      <PageHero title={hero.title} titleId="bewerbung-titel" lead={hero.lead} />
      <Section width="narrow" spacing="tight" labelledBy="bewerbung-titel">
        {isReceived && (
          <>
            <Card className="p-5 sm:p-9">
              <Received reference={reference} takesFocus={isNew} flat={flat} />
            </Card>
            <h2 className="mt-14 mb-6 text-3xl">Noch eine Bewerbung?</h2>
          </>
        )}
        <Card className="p-5 sm:p-9">
          {isChosenGone && (
            <Notice tone="warning" title="Diese Wohnung ist nicht mehr frei" className="mb-8">
              <p>Sie können sich hier um eine andere Wohnung bewerben.</p>
            </Notice>
          )}
          {/* A browser that runs scripts never draws it, and need not load it. */}
          {!chosen && !isHydrated && <noscript>{import.meta.env.SSR && <NarrowChoices choices={choices} />}</noscript>}
          <ApplicationForm
            key={chosen?.id ?? ''}
            chosen={chosen}
            choices={choices}
            address={address}
            labelledBy="bewerbung-titel"
            fresh={fresh}
            answer={actionData}
            level={isReceived ? 3 : 2}
            onReceived={async (received) => {
              if (chosen) await remember(chosen.id, received)
              return confirm(received)
            }}
          />
        </Card>
        <p className="mt-6 text-sm text-ink-600">
          Lieber am Telefon? Wir helfen Ihnen: <PhoneWithHours />
        </p>
        {/* As HTML: this page has no room for more script. */}
        <div className="mt-6" dangerouslySetInnerHTML={{ __html: trust }} />
      </Section>
    </>
  )
}
