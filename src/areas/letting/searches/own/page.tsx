import { data, redirect } from 'react-router'
import { appContext, httpContext } from '#platform/app.server.ts'
import { offers } from '#company/offered.ts'
import { searchIdOf } from '#requests/outbox/search-link.server.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { notUnderstood, readStep, refuseStep } from '#requests/request/plain-post.server.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Container } from '#ui/layout/container.tsx'
import { townsWithFlats } from '#areas/letting/apartments/repository.server.ts'
import { buildingName } from '../building-name.server.ts'
import { changedSearchForm, LARGEST_SEARCH_BYTES } from '../fields.ts'
import { readWishes, unknownWish } from '../read-wishes.server.ts'
import { savedSearches } from '../repository.server.ts'
import { type Frequency, searchInWords, stateOf } from '../search.ts'
import type { Route } from './+types/page.ts'
import { changeSearch, isIntent } from './change-search.server.ts'
import { OwnSearchCards } from './own-search-cards.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Ihr Suchauftrag',
    description: `Ihr Suchauftrag bei ${site.brand}.`,
    path: '/suchauftrag',
    noindex: true,
  })

const noStore = { 'Cache-Control': 'no-store' }

export const headers = () => noStore

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, secret, clock } = context.get(appContext)
  const id = searchIdOf(secret, params.token)
  const search = id === null ? null : await savedSearches(db).find(id)
  if (search === null) return data({ search: null }, { status: 404, headers: noStore })
  const state = stateOf(search, clock.now())
  const { query, frequency, endsAt, confirmedAt } = search
  const building = await buildingName(db, query)
  return data(
    {
      search: { state, query, frequency, endsAt, building, words: searchInWords(query, building) },
      wasConfirmed: confirmedAt !== null,
      locations: await townsWithFlats(db),
      done: url.searchParams.get('erledigt'),
    },
    { headers: noStore },
  )
}

export async function action({ context, params, request: httpRequest }: Route.ActionArgs) {
  const app = context.get(appContext)
  const id = searchIdOf(app.secret, params.token)
  if (id === null || (await savedSearches(app.db).find(id)) === null)
    return data(null, { status: 404, headers: noStore })
  const { clientAddress } = context.get(httpContext)
  const step = await readStep(app, httpRequest, clientAddress, LARGEST_SEARCH_BYTES)
  if (!step.ok) return step.refusal
  const { fields } = step
  const intent = String(fields.intent ?? '')
  if (!isIntent(intent)) return notUnderstood()
  const changed = changedSearchForm.parse(fields)
  if (!changed.ok) return refuseStep(422, 'Bitte wählen Sie, wie oft wir schreiben dürfen.')
  const unknown = intent === 'aendern' ? await unknownWish(app.db, fields) : null
  if (unknown !== null) return refuseStep(422, unknown)
  const wanted = { query: readWishes(fields), frequency: changed.data.haeufigkeit as Frequency }
  const done = await changeSearch(app, id, intent, intent === 'aendern' ? wanted : undefined)
  return redirect(`/suchauftrag/${params.token}?erledigt=${done}#stand`, 303)
}

/** Opens from the link in its mails. Nothing changes by opening it: mail programs look into links before people do. */
export default function OwnSearchPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.search === null) return <SearchGone />
  return (
    <>
      <PageHero
        eyebrow="Ihr Suchauftrag"
        title={<span className="text-[min(1em,7vw)]">{loaderData.search.words}</span>}
        height="sm"
      />
      <Container className="pt-2 pb-16 lg:pb-24">
        <OwnSearchCards {...loaderData} refusal={actionData?.message ?? null} />
      </Container>
    </>
  )
}

/** The same for a wrong link and for a search that is deleted. */
function SearchGone() {
  return (
    <PageHero
      eyebrow="Fehler 404"
      title="Diesen Suchauftrag gibt es nicht"
      lead="Vielleicht ist der Link unvollständig, oder der Suchauftrag ist beendet und schon gelöscht. Dann schreiben wir Ihnen dazu nicht mehr."
      height="lg"
    >
      {offers('saved_searches') && <ButtonLink to="/suchauftrag">Suchauftrag anlegen</ButtonLink>}
      <ButtonLink to="/wohnungen" variant="secondary">
        Zu den Wohnungen
      </ButtonLink>
    </PageHero>
  )
}
