import { formLoader, formPost } from '#platform/submissions/form-page.server.ts'
import { FormReceived } from '#forms/form-received.tsx'
import { pageMeta, siteFacts } from '#platform/page-meta.ts'
import { shouldRevalidateForm, useReceived } from '#platform/submissions/use-received.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { companyJsonLd } from '../home/company-json-ld.ts'
import { ContactCard } from './contact-card.tsx'
import { ContactForm } from './contact-form.tsx'
import { DirectionsCard } from './directions-card.tsx'
import { EmergencyCards } from './emergency-cards.tsx'
import { contactMessageKind } from './kind.server.ts'
import { officePicture } from '#ui/picture/office-picture.ts'
import { texts } from './texts.ts'
import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Kontakt',
    description: `So erreichen Sie ${site.brand}: Telefon, E-Mail, Kontaktformular und Anfahrt nach ${site.address.city}. Im Notfall rund um die Uhr.`,
    path: '/kontakt',
    jsonLd: [companyJsonLd(siteFacts(matches).siteUrl)],
  })

export const loader = formLoader

export const action = (args: Route.ActionArgs) => formPost(args, contactMessageKind)

export const shouldRevalidate = shouldRevalidateForm

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, isNew, confirm } = useReceived()
  return (
    <>
      <PageHero
        title="Kontakt"
        lead="Rufen Sie an, schreiben Sie uns oder kommen Sie vorbei."
        picture={officePicture}
      />
      <Section labelledBy="notfall" spacing="tight">
        <h2 id="notfall" className="mb-6 text-3xl">
          Im Notfall
        </h2>
        <EmergencyCards />
      </Section>
      <Section id="kontaktformular" labelledBy="nachricht-titel" spacing="tight">
        <div className="grid items-start gap-8 lg:grid-cols-12 lg:gap-10">
          <Card className="p-5 sm:p-9 lg:col-span-8">
            {reference === null ? (
              <>
                <h2 id="nachricht-titel" className="mb-6 text-3xl">
                  Schreiben Sie uns
                </h2>
                <ContactForm
                  labelledBy="nachricht-titel"
                  fresh={loaderData.fresh}
                  answer={actionData}
                  onReceived={confirm}
                />
              </>
            ) : (
              <FormReceived
                titleId="nachricht-titel"
                title="Vielen Dank für Ihre Anfrage"
                reference={reference}
                about="wegen Ihrer Nachricht"
                nextSteps={texts.nextSteps}
                takesFocus={isNew}
              >
                <ButtonLink to="/">Zur Startseite</ButtonLink>
                {/* A new document: nothing of the sent form is left in it. */}
                <ButtonLink href="/kontakt#kontaktformular" variant="secondary">
                  Neue Nachricht
                </ButtonLink>
              </FormReceived>
            )}
          </Card>
          <div className="grid gap-5 md:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
            <ContactCard />
            <DirectionsCard />
          </div>
        </div>
      </Section>
    </>
  )
}
