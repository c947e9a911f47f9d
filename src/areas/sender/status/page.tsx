import { useEffect } from 'react'
import { data } from 'react-router'
import { forgetReference } from '#areas/applied.ts'
import { appContext, httpContext } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { requestTexts } from '#requests/request/texts.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { TitledCard } from '#ui/card/titled-card.tsx'
import { formatDateTime, formatDayOf } from '#ui/format.ts'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { Container } from '#ui/layout/container.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { endedOf, linkStatus, openOwn } from '../find-own.server.ts'
import { ViewingCard } from '../viewing/viewing-card.tsx'
import type { Route } from './+types/page.ts'
import { ownAction, type OwnRefusal } from './actions.server.ts'
import { DeleteCard } from './delete-card.tsx'
import { DoneNotice } from './done-notice.tsx'
import { LinkEnded } from './link-ended.tsx'
import { LinkInvalid } from './link-invalid.tsx'
import { MessageCard } from './message-card.tsx'
import { PlaceCard } from './place-card.tsx'
import { ownRequest, type OwnRequest } from './own-request.server.ts'
import { TimelineCard } from './timeline-card.tsx'
import { WithdrawCard } from './withdraw-card.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Ihr Vorgang',
    description: `Der Stand Ihres Vorgangs bei ${site.brand}.`,
    path: '/vorgang',
    noindex: true,
  })

const noStore = { 'Cache-Control': 'no-store' }

export const headers = () => noStore

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const limit = limitsOf(app).takeRead(context.get(httpContext).clientAddress)
  if (!limit.ok) {
    const { retryAfterSeconds } = limit
    const refused = { own: null, ended: null, token: '', done: null, idempotencyKey: '', now: 0 }
    const answerHeaders = { ...noStore, 'Retry-After': String(retryAfterSeconds) }
    return data(
      { ...refused, limited: requestTexts.limited(retryAfterSeconds) },
      { status: 429, headers: answerHeaders },
    )
  }
  const { kind, request } = await openOwn(app, params.token)
  const shown = {
    own: kind === 'open' ? await ownRequest(app, request) : null,
    ended: endedOf(kind),
    token: params.token,
    done: url.searchParams.get('erledigt'),
    idempotencyKey: app.newId(),
    limited: null,
    now: app.clock.now().getTime(),
  }
  const isJustDeleted = kind === 'wrong' && shown.done === 'geloescht'
  return data(shown, { status: isJustDeleted ? 200 : linkStatus[kind], headers: noStore })
}

export async function action({ context, params, request: httpRequest }: Route.ActionArgs) {
  const app = context.get(appContext)
  const { kind, request } = await openOwn(app, params.token)
  if (kind !== 'open') return data(null, { status: linkStatus[kind], headers: noStore })
  const { clientAddress } = context.get(httpContext)
  return ownAction({ app, request, token: params.token, clientAddress, httpRequest })
}

export default function StatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, ended, token, done, idempotencyKey, limited } = loaderData
  const refusal = (actionData ?? undefined) as OwnRefusal | undefined
  const refusalOf = (intent: string) => (refusal?.intent === intent ? refusal : undefined)
  const withdrawn = own?.isWithdrawn ? own.reference : null
  useEffect(() => {
    if (withdrawn !== null) forgetReference(withdrawn)
  }, [withdrawn])
  if (ended) return <LinkEnded token={token} kind={ended} />
  if (!own && done === 'geloescht') return <OwnDeleted />
  if (!own) return <LinkInvalid limited={limited} />
  return (
    <>
      <PageHero
        eyebrow={<KeepTogether text={`Vorgangsnummer ${own.reference}`} />}
        title={<span className="text-[min(1em,8.4vw)]">{own.title}</span>}
        height="sm"
      />
      <Container className="grid items-start gap-6 pt-2 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8 lg:pb-24 print:block">
        <div id="stand" className="grid min-w-0 scroll-mt-28 gap-6">
          {done !== null && !refusal && <DoneNotice done={done} />}
          {own.openPlace && <PlaceCard flats={own.openPlace} refusal={refusalOf('ort')} />}
          {own.viewings && <ViewingCard viewings={own.viewings} token={token} refusal={refusal} />}
          <TimelineCard own={own} token={token} />
          {own.newSearch !== null && <SearchCard to={own.newSearch} />}
          {!own.isWithdrawn && (
            <MessageCard noun={own.noun} idempotencyKey={idempotencyKey} refusal={refusalOf('nachricht')} />
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          <DataCard own={own} token={token} />
          {!own.stand.isClosed && !own.isElsewhere && <WithdrawCard own={own} refusal={refusalOf('zurueckziehen')} />}
          <DeleteCard own={own} refusal={refusalOf('loeschen')} />
        </div>
      </Container>
    </>
  )
}

/** After a refusal. */
function SearchCard({ to }: { to: string }) {
  return (
    <TitledCard id="suche-titel" title="Suchen Sie weiter?" className="print:hidden">
      <p className="mt-3 text-ink-700">
        Wir schreiben Ihnen, sobald eine passende Wohnung neu, günstiger oder wieder frei ist.
      </p>
      <ButtonLink href={to} className="mt-5">
        Suchauftrag anlegen
      </ButtonLink>
    </TitledCard>
  )
}

type DataCardProps = { own: OwnRequest; token: string }

/** Number, arrival, deletion, and the way to one's own data. */
function DataCard({ own, token }: DataCardProps) {
  return (
    <TitledCard id="daten-titel" title="Ihre Daten">
      <dl className="mt-4 space-y-3">
        <div>
          <dt className="text-sm text-ink-600">Vorgangsnummer</dt>
          <dd translate="no" className="font-semibold tracking-wide whitespace-nowrap text-ink-950 tabular">
            {own.reference}
          </dd>
        </div>
        {own.about !== null && (
          <div>
            <dt className="text-sm text-ink-600">Ihre Bewerbung</dt>
            <dd>{own.about}</dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-ink-600">Eingegangen</dt>
          <dd>{`${formatDateTime(new Date(own.receivedAt))} Uhr`}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-600">Löschung</dt>
          <dd>{deletionText(own)}</dd>
        </div>
      </dl>
      <div className="mt-5 grid gap-3 sm:max-lg:grid-cols-2 print:hidden">
        <ButtonLink href={`/vorgang/${token}/daten`} variant="secondary">
          Alle Daten ansehen und drucken
        </ButtonLink>
        <ButtonLink href={`/vorgang/${token}/daten.json`} download variant="secondary">
          Als Datei herunterladen (JSON)
        </ButtonLink>
      </div>
    </TitledCard>
  )
}

function deletionText({ deletion }: OwnRequest): string {
  if (deletion.isPaused)
    return 'Wir müssen Ihre Angaben wegen einer laufenden Klärung noch aufbewahren und löschen sie danach.'
  if (deletion.on !== null && deletion.isElsewhere)
    return `Wir löschen alles, sobald auch der andere Vorgang zu dieser Sache gelöscht wird, frühestens am ${formatDayOf(deletion.on)}.`
  if (deletion.on !== null) return `Wir löschen alles am ${formatDayOf(deletion.on)}.`
  return `Wir löschen alles ${deletion.keptFor} nach dem Abschluss.`
}

/** Answers the link right after somebody had their request deleted. */
function OwnDeleted() {
  return (
    <PageHero
      eyebrow="Erledigt"
      title="Ihre Daten sind gelöscht"
      lead="Der Vorgang ist mit allen Angaben, Dateien und Nachrichten entfernt. Der Link zu ihm gilt nicht mehr. Aus den Sicherungskopien verschwindet er mit deren Frist."
      height="lg"
    >
      <ButtonLink href="/">Zur Startseite</ButtonLink>
      <ButtonLink href="/datenschutz" variant="secondary">
        Datenschutz
      </ButtonLink>
    </PageHero>
  )
}
