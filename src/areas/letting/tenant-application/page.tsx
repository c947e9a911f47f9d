import { data, type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'
import { useStepInSearch } from '#forms/use-step-address.ts'
import { appContext, requestContext } from '#platform/app.server.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { formAction, freshFormFields } from '#platform/submissions/form-action.server.ts'
import { readReference, showReference } from '#platform/submissions/reference.ts'
import { site } from '#site'
import { Card } from '#ui/card/card.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { ApplicationForm } from './application-form.tsx'
import { NarrowChoices } from './narrow-choices.tsx'
import { readApplicationPage } from './read-page.server.ts'
import { Received } from './received.tsx'
import { tenantApplicationKind } from './tenant-application.server.ts'
import { texts } from './texts.ts'
import type { Route } from './+types/page.ts'

// Each visitor gets a token and a key of their own.
const noStore = { 'Cache-Control': 'no-store' }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: '/mieter-bewerbung' })

export const headers = () => noStore

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const page = await readApplicationPage(app, new URL(request.url).searchParams)
  return data({ ...page, fresh: freshFormFields(app) }, { headers: noStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { clientAddress } = context.get(requestContext)
  const answer = await formAction(context.get(appContext), request, tenantApplicationKind, clientAddress)
  if (answer instanceof Response) return answer
  return data({ ...answer.data, status: answer.init?.status ?? 422 }, answer.init ?? {})
}

/** Turning to another step, or to the confirmation, changes no data. After the confirmation a new form needs a new key. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isNewForm = currentUrl.searchParams.has('eingegangen') && !nextUrl.searchParams.has('eingegangen')
  return isNewForm || withoutStep(currentUrl) !== withoutStep(nextUrl) ? defaultShouldRevalidate : false
}

function withoutStep(url: URL): string {
  const parameters = new URLSearchParams(url.search)
  parameters.delete('schritt')
  parameters.delete('eingegangen')
  return `${url.pathname}?${parameters}`
}

export default function TenantApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, isChosenGone, choices, fresh } = loaderData
  const address = useStepInSearch()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const reference = readReference(new URLSearchParams(search).get('eingegangen') ?? '')

  function confirm(given: string) {
    const parameters = new URLSearchParams(search)
    parameters.delete('schritt')
    parameters.set('eingegangen', given)
    void navigate(`?${parameters}`, { replace: true, preventScrollReset: true, state: { isNew: true } })
  }

  return (
    <>
      <PageHero
        title={texts.title}
        titleId="bewerbung-titel"
        lead="Etwa zehn Minuten, auch vom Handy aus. Nachweise brauchen Sie dafür nicht, und Ihre Eingaben bleiben auf diesem Gerät, bis Sie sie absenden."
      />
      <Section width="narrow" spacing="tight" labelledBy="bewerbung-titel">
        <Card className="p-5 sm:p-9">
          {reference === null ? (
            <>
              {isChosenGone && (
                <Notice tone="warning" title="Diese Wohnung ist nicht mehr frei" className="mb-8">
                  <p>Sie können sich hier um eine andere Wohnung bewerben.</p>
                </Notice>
              )}
              {!chosen && <NarrowChoices choices={choices} />}
              <ApplicationForm
                key={chosen?.id ?? ''}
                chosen={chosen}
                choices={choices}
                address={address}
                labelledBy="bewerbung-titel"
                fresh={fresh}
                answer={actionData}
                onReceived={confirm}
              />
            </>
          ) : (
            <Received reference={showReference(reference)} takesFocus={state?.isNew === true} />
          )}
        </Card>
        <p className="mt-6 text-sm text-ink-600">
          Lieber am Telefon? Wir helfen Ihnen beim Ausfüllen:{' '}
          <a href={site.phone.href} className="link whitespace-nowrap">
            {site.phone.shown}
          </a>{' '}
          ({site.businessHours.shown}).
        </p>
      </Section>
    </>
  )
}
