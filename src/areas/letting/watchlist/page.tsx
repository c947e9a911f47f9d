import { appContext } from '#platform/app.server.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { site } from '#site'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { apartmentOverview } from '../overview/repository.server.ts'
import { watchlistParameters } from './address.ts'
import { OwnList } from './own-list.tsx'
import { SharedList } from './shared-list.tsx'
import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: 'Merkliste',
    description: `Wohnungen von ${site.brand}, die Sie sich gemerkt haben: mit eigenen Notizen, zum Vergleichen und Teilen. Ohne Konto, auf diesem Gerät.`,
    path: '/merkliste',
    noindex: watchlistParameters.read(new URLSearchParams(location.search)).apartmentIds.length > 0,
  })

export async function loader({ url, context }: Route.LoaderArgs) {
  const { apartmentIds } = watchlistParameters.read(url.searchParams)
  return { apartmentIds, flats: await apartmentOverview(context.get(appContext).db).items(apartmentIds) }
}

/** The list of this device, or the one that the address names: a shared one, and all that works without JavaScript. */
export default function WatchlistPage({ loaderData: { apartmentIds, flats } }: Route.ComponentProps) {
  const isShared = apartmentIds.length > 0
  return (
    <>
      <PageHero
        title="Merkliste"
        lead={
          isShared
            ? 'Diese Wohnungen stehen in der Adresse der Seite: Sie können sie als Lesezeichen behalten oder weitergeben.'
            : 'Ihre Auswahl bleibt auf diesem Gerät, ohne Konto. Ihre Notizen sieht niemand außer Ihnen.'
        }
        height="sm"
      />
      <Section spacing="tight">
        {isShared ? <SharedList apartmentIds={apartmentIds} flats={flats} /> : <OwnList />}
      </Section>
    </>
  )
}
