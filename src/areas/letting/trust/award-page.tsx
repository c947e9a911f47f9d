import { pageMeta } from '#platform/page-meta.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/container.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import type { Route } from './+types/award-page.ts'
import { AWARD_PATH, AWARD_TITLE } from './award-steps.tsx'
import { awardText } from './award-text.server.ts'
import { ScamNotice } from './scam-notice.tsx'

/** A text and links. */
export const handle = { isOnlyRead: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: AWARD_TITLE,
    description: `Von der Bewerbung bis zum Schlüssel: wie ${site.brand} Wohnungen vergibt, was zählt, was nicht, und was wir wann fragen.`,
    path: AWARD_PATH,
  })

export const loader = () => ({ html: awardText() })

export default function AwardPage({ loaderData: { html } }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        title={AWARD_TITLE}
        lead="Von der Bewerbung bis zum Schlüssel: was wann geschieht, wer entscheidet, was zählt und was wir wann fragen."
        height="sm"
      />
      <Container className="max-w-4xl pt-4 pb-16 lg:pb-24">
        {/* Our own text from content/letting, rendered on the server. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        <div className="mt-10 max-w-[68ch]">
          <ScamNotice />
        </div>
        <div className="mt-10 flex flex-wrap gap-3.5">
          <ButtonLink href="/wohnungen">Wohnungen ansehen</ButtonLink>
          <ButtonLink href="/mieter-bewerbung" variant="secondary">
            Zur Mieterbewerbung
          </ButtonLink>
        </div>
      </Container>
    </>
  )
}
