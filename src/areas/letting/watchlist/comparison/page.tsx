import { Columns3, Printer } from 'lucide-react'
import { appContext } from '#platform/app.server.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { site } from '#site'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/container.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { ListMessage } from '#areas/letting/property-list/list-message.tsx'
import { comparisonParameters, MOST_COMPARED, watchlistPath } from '../address.ts'
import { useKept } from '../kept.ts'
import type { Route } from './+types/page.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { readCompared } from './read-compared.server.ts'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: 'Wohnungen vergleichen',
    description: `Zwei bis vier Wohnungen von ${site.brand} nebeneinander: Miete, Größe, Ausstattung und Energieklasse.`,
    path: '/vergleich',
    noindex: comparisonParameters.read(new URLSearchParams(location.search)).apartmentIds.length > 0,
  })

export async function loader({ url, context }: Route.LoaderArgs) {
  const { apartmentIds } = comparisonParameters.read(url.searchParams)
  const flats = await readCompared(context.get(appContext).db, apartmentIds)
  return { apartmentIds, flats: flats.slice(0, MOST_COMPARED), found: flats.length }
}

/** Two to four flats side by side, as the address names them. */
export default function ComparisonPage({ loaderData: { apartmentIds, flats, found } }: Route.ComponentProps) {
  const kept = useKept()
  const isOwn = apartmentIds.every((id) => kept.some((each) => each.id === id))
  return (
    <>
      <PageHero
        title="Wohnungen vergleichen"
        lead={flats.length > 1 ? 'Was sich unterscheidet, ist mit ≠ gekennzeichnet.' : undefined}
        height="sm"
      />
      <Container className="dense-print pt-8 pb-16 print:py-0">
        <div className="mb-5 flex flex-wrap gap-3 print:hidden">
          <ButtonLink to={isOwn ? '/merkliste' : watchlistPath(apartmentIds)} variant="secondary">
            Zur Merkliste
          </ButtonLink>
          {flats.length > 0 && (
            <Button variant="secondary" className="needs-js" onClick={() => window.print()}>
              <Printer aria-hidden="true" /> Vergleich drucken
            </Button>
          )}
        </div>
        <Hints asked={apartmentIds.length} found={found} />
        {flats.length > 0 && <ComparisonTable flats={flats} />}
      </Container>
    </>
  )
}

function Hints({ asked, found }: { asked: number; found: number }) {
  if (found === 0) {
    return (
      <ListMessage
        icon={<Columns3 aria-hidden="true" />}
        title={asked === 0 ? 'Noch nichts zu vergleichen' : 'Diese Wohnungen gibt es nicht mehr'}
        text="Merken Sie sich Wohnungen mit dem Herz. Auf der Merkliste kreuzen Sie zwei bis vier an und stellen sie nebeneinander."
      >
        <ButtonLink to="/wohnungen">Alle Wohnungen ansehen</ButtonLink>
      </ListMessage>
    )
  }
  const hints = [
    asked > found && 'Was es auf unserer Website nicht mehr gibt, fehlt hier.',
    found === 1 && 'Zum Vergleichen gehören zwei bis vier Wohnungen: Kreuzen Sie auf der Merkliste eine weitere an.',
    found > MOST_COMPARED && 'Mehr als vier stehen nicht lesbar nebeneinander: Hier sind die ersten vier.',
  ].filter((hint) => hint !== false)
  if (hints.length === 0) return null
  return (
    <Notice tone="info" className="mb-6">
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </Notice>
  )
}
