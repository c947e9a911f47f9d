import { data } from 'react-router'
import { pageMeta } from '#platform/page-meta.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import type { Route } from './+types/not-found-page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Nicht gefunden',
    description: 'Diese Datei gibt es nicht oder nicht mehr.',
    path: '/vorgang',
    noindex: true,
  })

export const headers = () => ({ 'Cache-Control': 'no-store' })

/** Says the same for every token, so that nobody learns which of them opens something. */
export function loader({ params }: Route.LoaderArgs) {
  return data({ token: params.token }, { status: 404 })
}

/** A file or an appointment of a request that is not there (any more), and the way back to the request. */
export default function NotFoundPage({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <PageHero
      eyebrow="Fehler 404"
      title="Das gibt es nicht oder nicht mehr"
      lead="Vielleicht ist der Termin abgesagt oder die Datei gelöscht. Den neuesten Stand sehen Sie bei Ihrem Vorgang."
      height="lg"
    >
      <ButtonLink href={`/vorgang/${token}`}>Zum Vorgang</ButtonLink>
      <PhoneButton variant="secondary" />
    </PageHero>
  )
}
