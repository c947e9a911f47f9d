import { formLoader, formPost } from '#requests/request/form-page.server.ts'
import { ContactPersons } from '#areas/contact-persons.tsx'
import { FormSection, PlainForm } from '#areas/form-section.tsx'
import { useWords, wordsNow } from '#company/use-words.ts'
import { pictureAt } from '#company/pictures/picture-at.ts'
import { pageMeta, siteFacts } from '#platform/page-meta.ts'
import { shouldRevalidateForm, useReceived } from '#requests/request/use-received.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { companyJsonLd } from '#company/company-json-ld.ts'
import { ContactCard } from './contact-card.tsx'
import { DirectionsCard } from './directions-card.tsx'
import { EmergencyCards } from './emergency-cards.tsx'
import { contactForm } from './fields.ts'
import { contactMessageKind } from './kind.server.ts'
import { MailLink } from './mail-link-button.tsx'
import { officePicture } from '#ui/picture/office-picture.ts'
import { texts } from './texts.ts'
import { contactWords } from './words.ts'
import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...wordsNow(contactWords).search,
    path: '/kontakt',
    jsonLd: [companyJsonLd(siteFacts(matches).siteUrl)],
  })

export const loader = formLoader

export const action = (args: Route.ActionArgs) => formPost(args, contactMessageKind)

export const shouldRevalidate = shouldRevalidateForm

export default function ContactPage({ loaderData: { fresh }, actionData }: Route.ComponentProps) {
  const { hero } = useWords(contactWords)
  const received = useReceived()
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} picture={pictureAt('picture_contact', officePicture)} />
      <Section labelledBy="notfall" spacing="tight">
        <h2 id="notfall" className="mb-6 text-3xl">
          Im Notfall
        </h2>
        <EmergencyCards />
      </Section>
      <ContactPersons />
      <FormSection
        id="kontaktformular"
        texts={texts}
        received={received}
        page="/kontakt#kontaktformular"
        onward={<ButtonLink to="/">Zur Startseite</ButtonLink>}
        spacing="tight"
        aside={
          <div className="grid gap-5 md:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
            <ContactCard />
            <DirectionsCard />
          </div>
        }
      >
        {(place) => (
          // One form, two ways to send it: to us, or from the visitor's own mail program.
          <PlainForm {...place} of={contactForm} texts={texts} fresh={fresh} answer={actionData} actions={MailLink}>
            <p>
              Schreiben Sie lieber aus Ihrem eigenen Postfach? „Im E-Mail-Programm öffnen“ übernimmt Ihre Eingaben in
              eine E-Mail, die Sie dort absenden.
            </p>
          </PlainForm>
        )}
      </FormSection>
    </>
  )
}
