import { data, href } from 'react-router'
import { useStepInSearch } from '#forms/use-step-address.ts'
import { appContext } from '#platform/app.server.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { freshFormFields, formPost } from '#requests/request/form-page.server.ts'
import { shouldRevalidateForm, useReceived } from '#requests/request/use-received.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { PhoneWithHours } from '#ui/phone/phone-with-hours.tsx'
import { OpeningNotFound } from '../openings/opening-states.tsx'
import { openings } from '../openings/repository.server.ts'
import { texts as openingTexts } from '../openings/texts.ts'
import { ApplicationForm } from './application-form.tsx'
import { jobApplicationKind } from './kind.server.ts'
import { Received } from './received.tsx'
import { texts } from './texts.ts'
import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const { slug } = params
  if (slug === undefined) {
    const description = `Keine passende Stelle dabei? Bewerben Sie sich initiativ bei ${site.brand} in ${site.address.city}.`
    return pageMeta(matches, { title: texts.unsolicited, description, path: href('/jobs/initiativbewerbung') })
  }
  const title = loaderData?.job ? `Bewerbung: ${loaderData.job.title}` : openingTexts.notFound.title
  const path = href('/job/:slug/bewerbung', { slug })
  return pageMeta(matches, { title, description: `Bewerben Sie sich bei ${site.brand}.`, path, noindex: true })
}

/** `/job/{slug}/bewerbung`, or `/jobs/initiativbewerbung` without a job. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const opening = slug === undefined ? null : await openings(app.db).findBySlug(slug)
  const isUnknown = slug !== undefined && opening === null
  const job = opening && { slug: opening.slug, title: opening.title }
  return data({ job, isUnknown, fresh: freshFormFields(app) }, { status: isUnknown ? 404 : 200 })
}

export const action = (args: Route.ActionArgs) => formPost(args, jobApplicationKind)

export const shouldRevalidate = shouldRevalidateForm

export default function JobApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { job, isUnknown, fresh } = loaderData
  const address = useStepInSearch()
  const { reference, isNew, confirm } = useReceived()
  if (isUnknown && reference === null && !actionData) return <OpeningNotFound />

  return (
    <>
      <PageHero
        title={job ? <KeepTogether text={`Bewerbung: ${job.title}`} /> : texts.unsolicited}
        titleId="bewerbung-titel"
        lead="Fünf Minuten und Ihr Lebenslauf genügen. Sie erhalten sofort eine Eingangsbestätigung."
      />
      <Section width="narrow" spacing="tight" labelledBy="bewerbung-titel">
        <Card className="p-5 sm:p-9">
          {reference === null ? (
            <ApplicationForm
              key={job?.slug ?? ''}
              jobSlug={job?.slug ?? null}
              address={address}
              labelledBy="bewerbung-titel"
              fresh={fresh}
              answer={actionData}
              onReceived={confirm}
            />
          ) : (
            <Received reference={reference} takesFocus={isNew}>
              <ButtonLink to="/jobs">Alle Stellen ansehen</ButtonLink>
            </Received>
          )}
        </Card>
        {reference === null && (
          <p className="mt-6 text-sm text-ink-600">
            Fragen zur Stelle? Rufen Sie uns an: <PhoneWithHours />
          </p>
        )}
      </Section>
    </>
  )
}
