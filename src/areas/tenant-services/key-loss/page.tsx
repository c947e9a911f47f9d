import { Phone } from 'lucide-react'
import { FormReceived } from '#forms/form-received.tsx'
import { pageMeta } from '#platform/page-meta.ts'
import { formPost } from '#platform/submissions/form-page.server.ts'
import { shouldRevalidateForm, useReceived } from '#platform/submissions/use-received.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { flatFormLoader } from '../flats/form-loader.server.ts'
import { FirstSteps } from './first-steps.tsx'
import { KeyLossForm } from './key-loss-form.tsx'
import { keyLossKind } from './kind.server.ts'
import { texts } from './texts.ts'
import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: '/schluessel-verloren' })

export const loader = flatFormLoader

export const action = (args: Route.ActionArgs) => formPost(args, keyLossKind)

export const shouldRevalidate = shouldRevalidateForm

export default function KeyLossPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, isNew, confirm } = useReceived()
  return (
    <>
      <PageHero
        title={texts.title}
        lead="Sagen Sie uns, was fehlt und bis wann Sie Ersatz brauchen. Stehen Sie vor verschlossener Tür, rufen Sie uns an."
        height="sm"
      >
        <ButtonLink href={site.phone.href} variant="danger" size="lg">
          <Phone aria-hidden="true" />
          {site.phone.shown}
        </ButtonLink>
        {reference === null && (
          <ButtonLink href="#formular" variant="secondary" size="lg">
            Online melden
          </ButtonLink>
        )}
      </PageHero>
      {reference === null && <FirstSteps />}
      <Section id="formular" labelledBy="verlust-titel" spacing="tight">
        <Card className="mx-auto max-w-4xl p-5 sm:p-9">
          {reference === null ? (
            <>
              <h2 id="verlust-titel" className="mb-6 text-3xl">
                Verlorenen Schlüssel melden
              </h2>
              <KeyLossForm
                labelledBy="verlust-titel"
                flats={loaderData.flats}
                fresh={loaderData.fresh}
                answer={actionData}
                onReceived={confirm}
              />
            </>
          ) : (
            <FormReceived
              titleId="verlust-titel"
              title="Vielen Dank für Ihre Meldung"
              said={texts.received}
              reference={reference}
              about="wegen des Schlüssels"
              nextSteps={[...texts.nextSteps, texts.found]}
              takesFocus={isNew}
            >
              <ButtonLink to="/mieterinfos">Zu den Mieterinfos</ButtonLink>
              {/* A new document: nothing of the sent form is left in it. */}
              <ButtonLink href="/schluessel-verloren" variant="secondary">
                Weiteren Schlüssel melden
              </ButtonLink>
            </FormReceived>
          )}
        </Card>
      </Section>
    </>
  )
}
