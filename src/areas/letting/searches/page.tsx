import { FormAnswered, type FormAnsweredProps } from '#forms/form-answered.tsx'
import { appContext, httpContext } from '#platform/app.server.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { readSealedAddress } from '#requests/request/sealed-address.server.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { readApartmentFilters, savedQuery } from '../apartments/search/filters.ts'
import { townsWithFlats } from '../apartments/repository.server.ts'
import type { Route } from './+types/page.ts'
import { answerNewSearch, type SearchRefusal } from './save-search.server.ts'
import { buildingName } from './building-name.server.ts'
import { NewSearchForm } from './new-search-form.tsx'
import { CONFIRM_DAYS, MOST_PER_ADDRESS } from './search.ts'

const TITLE = 'Suchauftrag'
const TITLE_ID = 'suchauftrag-titel'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description: `Sagen Sie ${site.brand}, welche Wohnung Sie suchen: Wir schreiben Ihnen, sobald eine passt.`,
    path: '/suchauftrag',
  })

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const query = savedQuery(readApartmentFilters(url.searchParams))
  return {
    query,
    isSaved: url.searchParams.has('angelegt'),
    mailedTo: readSealedAddress(app, url.searchParams),
    locations: await townsWithFlats(app.db),
    building: await buildingName(app.db, query),
  }
}

export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  return answerNewSearch(context.get(appContext), httpRequest, context.get(httpContext).clientAddress)
}

/** Where a search is saved: from the overview with what was searched there, from a let flat, after a refusal. */
export default function NewSearchPage({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData as SearchRefusal | undefined
  const { query, locations, building, isSaved, mailedTo } = loaderData
  return (
    <>
      <PageHero
        title={TITLE}
        lead="Wir schreiben Ihnen, sobald eine passende Wohnung neu, günstiger oder wieder frei ist."
        height="sm"
      />
      <Section labelledBy={TITLE_ID} spacing="tight">
        <Card className="mx-auto max-w-3xl p-5 sm:p-9">
          {isSaved && !refusal ? (
            <AskedToConfirm mailed={mailedTo === null ? null : { to: mailedTo, formAgain: `/suchauftrag?${query}` }} />
          ) : (
            <>
              <h2 id={TITLE_ID} className="text-3xl">
                Suchauftrag anlegen
              </h2>
              {/* Another search is another form: its fields begin with what that one asks for. */}
              <NewSearchForm
                key={query}
                query={refusal?.query ?? query}
                locations={locations}
                building={building}
                refusal={refusal}
              />
            </>
          )}
        </Card>
      </Section>
    </>
  )
}

const nextSteps = [
  `In wenigen Minuten kommt eine E-Mail. Öffnen Sie den Link darin und bestätigen Sie: Er gilt ${CONFIRM_DAYS} Tage.`,
  'Danach schreiben wir Ihnen, sobald eine Wohnung passt. Mit jeder E-Mail können Sie den Auftrag ändern, pausieren oder beenden.',
  `Kommt nichts? Sehen Sie im Spam-Ordner nach. Haben Sie diesen Suchauftrag schon bestätigt, steht der Link in jeder E-Mail dazu. Für eine Adresse gibt es höchstens ${MOST_PER_ADDRESS} Suchaufträge, und bis zur ersten Bestätigung drei E-Mails am Tag.`,
]

/** Says the same whether the address has this search already or not. */
function AskedToConfirm({ mailed }: { mailed: FormAnsweredProps['mailed'] }) {
  return (
    <FormAnswered
      title="Fast geschafft: Bitte bestätigen Sie"
      titleId={TITLE_ID}
      text="Wir haben Ihnen eine E-Mail geschickt, damit niemand fremde Adressen einträgt."
      nextSteps={nextSteps}
      mailed={mailed}
    >
      <ButtonLink to="/wohnungen">Zu den Wohnungen</ButtonLink>
      <ButtonLink href="/suchauftrag" variant="secondary">
        Weiteren Suchauftrag anlegen
      </ButtonLink>
    </FormAnswered>
  )
}
