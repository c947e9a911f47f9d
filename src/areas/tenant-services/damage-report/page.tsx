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
import { damageReportKind } from './kind.server.ts'
import { texts } from './texts.ts'
import type { Route } from './+types/page.ts'
import { DamageForm } from './damage-form.tsx'
import { Danger } from './danger.tsx'
import { HelpAside } from './help-aside.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: '/schadensmeldung' })

export const loader = flatFormLoader

export const action = (args: Route.ActionArgs) => formPost(args, damageReportKind)

export const shouldRevalidate = shouldRevalidateForm

export default function DamageReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, isNew, confirm } = useReceived()
  return (
    <>
      <PageHero
        title={texts.title}
        lead="Wasser, Heizung, Strom, Schloss: Sagen Sie uns, was passiert ist. Im Notfall erreichen Sie uns am Telefon rund um die Uhr."
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
      {reference === null && <Danger />}
      <Section id="formular" labelledBy="melden-titel" spacing="tight">
        <div className="grid items-start gap-8 lg:grid-cols-12 lg:gap-10">
          <Card className="p-5 sm:p-9 lg:col-span-8">
            {reference === null ? (
              <>
                <h2 id="melden-titel" className="mb-6 text-3xl">
                  Schaden melden
                </h2>
                <DamageForm
                  labelledBy="melden-titel"
                  flats={loaderData.flats}
                  fresh={loaderData.fresh}
                  answer={actionData}
                  onReceived={confirm}
                />
              </>
            ) : (
              <FormReceived
                titleId="melden-titel"
                title="Vielen Dank für Ihre Meldung"
                said={texts.received}
                reference={reference}
                about="wegen des Schadens"
                nextSteps={[...texts.nextSteps, texts.worse, texts.morePhotos]}
                takesFocus={isNew}
              >
                <ButtonLink href={site.phone.href} variant="danger">
                  <Phone aria-hidden="true" />
                  Es ist ein Notfall
                </ButtonLink>
                {/* A new document: nothing of the sent form is left in it. */}
                <ButtonLink href="/schadensmeldung" variant="secondary">
                  Weiteren Schaden melden
                </ButtonLink>
              </FormReceived>
            )}
          </Card>
          <div className="lg:col-span-4">
            <HelpAside />
          </div>
        </div>
      </Section>
    </>
  )
}
