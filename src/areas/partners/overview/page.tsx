import { type MouseEvent, Suspense } from 'react'
import type { ShouldRevalidateFunction } from 'react-router'
import { useStepInSearch } from '#forms/use-step-address.ts'
import { listTowns } from '#areas/letting/public.server.ts'
import { ContactPersons } from '#areas/contact-persons.tsx'
import { appContext } from '#platform/app.server.ts'
import { useWords, wordsNow } from '#company/use-words.ts'
import { pictureAt } from '#company/pictures/picture-at.ts'
import { breadcrumbJsonLd, pageMeta, siteFacts } from '#platform/page-meta.ts'
import { freshFormFields, formPost } from '#requests/request/form-page.server.ts'
import { shouldRevalidateForm, useReceived } from '#requests/request/use-received.ts'
import { FormReceived } from '#forms/form-received.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { lazyOnceTouched } from '#ui/hydration/lazy-once-touched.ts'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { Picture } from '#ui/picture/picture.ts'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import { partnerApplicationKind } from '../partner-application/kind.server.ts'
import { PartnerForm } from '../partner-application/partner-form.tsx'
import { confirmationOf } from '../partner-application/texts.ts'
import { areaOf, noArea } from '../partner-application/service-area.ts'
import { trades } from '../trades/repository.server.ts'
import { partnerWords } from './words.ts'
import type { Route } from './+types/page.ts'

/** Made by `scripts/derive-site-pictures.ts`. */
const heroPicture: Picture = {
  base: '/bilder/malerarbeiten',
  widths: [640, 960, 1280],
  width: 1280,
  height: 720,
  color: '#a8a8a8',
  alt: 'Visualisierung: halb blau gestrichene Wand, davor Leiter, Farbeimer und Werkzeug',
}

const OFFER = 'angebot'
const Offer = lazyOnceTouched(OFFER, async () => (await import('./offer.tsx')).Offer)

/** Id of the section with the application. */
const APPLICATION_ID = 'bewerbung'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...wordsNow(partnerWords).search,
    path: '/handwerker-partner',
    jsonLd: [
      breadcrumbJsonLd(siteFacts(matches).siteUrl, [
        { name: 'Startseite', path: '/' },
        { name: 'Handwerker-Partner', path: '/handwerker-partner' },
      ]),
    ],
  })

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const [sought, towns] = await Promise.all([trades(app.db).listSought(), listTowns(app)])
  return { sought, area: areaOf(towns), fresh: freshFormFields(app) }
}

/** In the browser the page is shown at once: the trades come later, and the form reads its token itself. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = serverLoader()
  const area = loaded.then(
    (given) => given.area,
    () => noArea,
  )
  return { sought: loaded.then(({ sought }) => sought), area, fresh: undefined }
}

export const action = (args: Route.ActionArgs) => formPost(args, partnerApplicationKind)

/** Trades that could not be loaded are asked for again (`LoadAgain`). */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.currentUrl.href === change.nextUrl.href ? change.defaultShouldRevalidate : shouldRevalidateForm(change)

export default function PartnersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sought, area, fresh } = loaderData
  const words = useWords(partnerWords)
  const address = useStepInSearch()
  const { reference, isNew } = useReceived()
  const picture = pictureAt('picture_partners', heroPicture)

  return (
    <>
      <PageHero {...words.hero} picture={picture}>
        <ApplyLink isOnPicture={picture !== null} />
        <PhoneButton size="lg" variant="secondary" />
      </PageHero>
      <div id={OFFER}>
        <Suspense>
          <Offer sought={sought} words={words} />
        </Suspense>
      </div>
      <ContactPersons topic="partner" />
      <Section id={APPLICATION_ID} width="narrow" labelledBy="bewerbung-titel">
        {reference === null && <SectionHeading id="bewerbung-titel" {...words.apply} />}
        <Card className="p-5 sm:p-9">
          {reference === null ? (
            <PartnerForm
              trades={sought}
              area={area}
              address={address}
              labelledBy="bewerbung-titel"
              fresh={fresh}
              answer={actionData}
            />
          ) : (
            <FormReceived titleId="bewerbung-titel" {...confirmationOf(reference)} takesFocus={isNew}>
              <ButtonLink to="/">Zur Startseite</ButtonLink>
            </FormReceived>
          )}
        </Card>
      </Section>
    </>
  )
}

/** Leads down to the application; the address stays, so that the page is not drawn again while parts of it are still on their way. */
function goToApplication(event: MouseEvent<HTMLAnchorElement>) {
  const section = document.getElementById(APPLICATION_ID)
  if (!section) return
  event.preventDefault()
  section.scrollIntoView()
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}

function ApplyLink({ isOnPicture }: { isOnPicture: boolean }) {
  return (
    <ButtonLink
      href={`#${APPLICATION_ID}`}
      size="lg"
      variant={isOnPicture ? 'onBrand' : 'primary'}
      onClick={goToApplication}
    >
      Jetzt bewerben
    </ButtonLink>
  )
}
