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
import { CertificateForm } from './certificate-form.tsx'
import { Explanations } from './explanations.tsx'
import { rentCertificateKind } from './kind.server.ts'
import { PurposesCard } from './purposes-card.tsx'
import { texts } from './texts.ts'
import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: '/mietbescheinigung' })

export const loader = flatFormLoader

export const action = (args: Route.ActionArgs) => formPost(args, rentCertificateKind)

export const shouldRevalidate = shouldRevalidateForm

export default function RentCertificatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, isNew, confirm } = useReceived()
  return (
    <>
      <PageHero
        title={texts.title}
        lead={`Für Wohngeld, Jobcenter, Bank oder Arbeitgeber: online beantragen, ${site.promised.rentCertificate.shown} erhalten.`}
        height="sm"
      >
        {reference === null && (
          <ButtonLink href="#formular" size="lg">
            Jetzt beantragen
          </ButtonLink>
        )}
      </PageHero>
      {reference === null && <Explanations />}
      <Section id="formular" labelledBy="antrag-titel" spacing="tight">
        <div className="grid items-start gap-8 lg:grid-cols-12 lg:gap-10">
          <Card className="p-5 sm:p-9 lg:col-span-8">
            {reference === null ? (
              <>
                <h2 id="antrag-titel" className="mb-6 text-3xl">
                  Mietbescheinigung beantragen
                </h2>
                <CertificateForm
                  labelledBy="antrag-titel"
                  flats={loaderData.flats}
                  fresh={loaderData.fresh}
                  answer={actionData}
                  onReceived={confirm}
                />
              </>
            ) : (
              <FormReceived
                titleId="antrag-titel"
                title="Vielen Dank für Ihren Antrag"
                said={texts.received}
                reference={reference}
                about="wegen der Bescheinigung"
                nextSteps={[...texts.nextSteps, texts.express]}
                takesFocus={isNew}
              >
                <ButtonLink to="/mieterinfos">Zu den Mieterinfos</ButtonLink>
                {/* A new document: nothing of the sent form is left in it. */}
                <ButtonLink href="/mietbescheinigung" variant="secondary">
                  Weitere Bescheinigung beantragen
                </ButtonLink>
              </FormReceived>
            )}
          </Card>
          <div className="lg:col-span-4">
            <PurposesCard />
          </div>
        </div>
      </Section>
    </>
  )
}
