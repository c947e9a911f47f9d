import { FormAnswered } from '#forms/form-answered.tsx'
import { appContext, httpContext } from '#platform/app.server.ts'
import { pageMeta } from '#platform/page-meta.ts'
import type { PostRefusal } from '#requests/request/plain-post.server.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { Route } from './+types/page.ts'
import { answerNewLink } from './send-new-link.server.ts'
import { NewLinkForm } from './new-link-form.tsx'

const TITLE = 'Neuen Link anfordern'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description: `Ein neuer Link zur Seite Ihres Vorgangs bei ${site.brand}.`,
    path: '/vorgang/neuer-link',
    noindex: true,
  })

export const headers = () => ({ 'Cache-Control': 'no-store' })

export function loader({ url }: Route.LoaderArgs) {
  return { isRequested: url.searchParams.has('angefordert') }
}

export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  return answerNewLink(context.get(appContext), httpRequest, context.get(httpContext).clientAddress)
}

/** For senders whose link has ended or is lost. */
export default function NewLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData as PostRefusal | undefined
  const isRequested = loaderData.isRequested && !refusal
  return (
    <>
      <PageHero title={TITLE} lead="Wir schicken Ihnen den Link zur Seite Ihres Vorgangs noch einmal." height="sm" />
      <Section labelledBy="neuer-link-titel" spacing="tight">
        <Card className="mx-auto max-w-3xl p-5 sm:p-9">
          {isRequested ? <LinkRequested titleId="neuer-link-titel" /> : <NewLinkForm refusal={refusal} />}
        </Card>
      </Section>
    </>
  )
}

const nextSteps = [
  'Der Link kommt in wenigen Minuten an die E-Mail-Adresse, die wir zu dem Vorgang haben.',
  'Kommt nichts? Sehen Sie im Spam-Ordner nach, und prüfen Sie Vorgangsnummer und Adresse.',
  'Wir schicken höchstens einen Link in der Stunde und drei am Tag, damit niemand Ihr Postfach füllt.',
]

/** After the form was sent; says the same whether there is such a request or not. */
function LinkRequested({ titleId }: { titleId: string }) {
  return (
    <FormAnswered
      title="Vielen Dank für Ihre Anfrage"
      titleId={titleId}
      text="Gehören Ihre Angaben zu einem Vorgang bei uns, ist der neue Link auf dem Weg zu Ihnen."
      nextSteps={nextSteps}
    >
      <ButtonLink to="/">Zur Startseite</ButtonLink>
      <ButtonLink href="/vorgang/neuer-link" variant="secondary">
        Noch einmal anfordern
      </ButtonLink>
    </FormAnswered>
  )
}
