import { data, Link, redirect, useLocation, useRevalidator } from 'react-router'
import { useEffect } from 'react'
import { Download, X } from 'lucide-react'
import { oneLine } from '#values/one-line.ts'
import { countedPage } from '#requests/request/inbox/counted-page.server.ts'
import { inbox, sortValue } from '#requests/request/inbox/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { tags } from '#requests/request/tags/repository.server.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { may, roles } from '#office/frame/access/roles.ts'
import { readPost } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { revalidateAfterCollision } from '#office/frame/frame/after-collision.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { PageLinks } from '#office/frame/frame/page-links.tsx'
import { RefuseManyPanel } from '../refusals/refuse-many-panel.tsx'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import type { Route } from './+types/page.ts'
import { BulkForm } from './bulk-form.tsx'
import { FilterForm } from './filter-form.tsx'
import { filterAddress, fromDay, inboxQuery, readFilters, readInboxCursor } from './filters.ts'
import { type BulkAnswer, changeTicked } from './inbox-actions.server.ts'
import { useRememberList } from './list-address.ts'
import { colleaguesFor } from './assignee-choice.ts'
import { ChangeNotice } from './change-notice.tsx'
import { densityCookie, DensitySwitch, readDensity } from './density.tsx'
import { readRows } from './read-rows.server.ts'
import { readRelated, type Related } from './related.server.ts'
import { RequestList } from './request-list.tsx'
import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'
import { savedFilters } from './saved/repository.server.ts'
import { SavedFilters } from './saved-filters.tsx'
import { readViews } from './views.server.ts'
import { KeyboardHelp } from './keyboard-help.tsx'
import { liveStore } from '#office/frame/live/live-store.ts'
import { useStore } from '#ui/store.ts'

export const meta = () => officeMeta('Anfragen')

export const shouldRevalidate = revalidateAfterCollision

export async function loader({ context, request: httpRequest, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const now = app.clock.now()
  const filters = readFilters(url.searchParams)
  const query = inboxQuery(filters, staff, now, readInboxCursor(url.searchParams))
  const page = await countedPage(app.db, query, staff.id)
  const { readsKinds } = roles[staff.role]
  const [stamp, team, views, offeredTags, about] = await Promise.all([
    inbox(app.db).stamp(),
    staffAccounts(app.db).list(),
    readViews(app, staff),
    tags(app.db).ofKinds(readsKinds),
    readRelated(app, staff, filters),
  ])
  const names = new Map(team.map(({ id, name }) => [id, name]))
  const first = page.rows.at(0)
  const last = page.rows.at(-1)
  const cursorOf = (row: typeof first) => row && `${sortValue(row, query.sort)}~${row.id}`
  return {
    filters,
    count: page.count,
    stamp,
    views,
    density: readDensity(httpRequest),
    now: now.getTime(),
    days: { from: fromDay(filters, now), until: filters.until },
    kinds: readsKinds,
    tags: offeredTags,
    about,
    mayWrite: may(staff.role, 'requests.write'),
    mayExport: may(staff.role, 'requests.export'),
    isTooMany: url.searchParams.get('hinweis') === 'zu-viele',
    // The people to filter by: those who can see some of them.
    team: team
      .filter(({ disabledAt, role }) => disabledAt === null && may(role, 'requests.read'))
      .map(({ id, name }) => ({ id, name })),
    colleagues: colleaguesFor(team, staff, roles[staff.role].writesKinds),
    rows: await readRows(app, staff, page.rows, names),
    earlier: page.hasEarlier ? (cursorOf(first) ?? null) : null,
    later: page.hasLater ? (cursorOf(last) ?? null) : null,
  }
}

export async function action({ context, request: httpRequest, url }: Route.ActionArgs) {
  const { app, staff, form } = await readPost(context, httpRequest)
  const intent = form.get('intent')
  const filters = filterAddress(readFilters(url.searchParams))
  if (intent === 'filter-speichern') {
    const name = oneLine(String(form.get('name') ?? ''))
      .trim()
      .slice(0, 60)
    if (name !== '')
      await savedFilters(app.db).add({ id: app.newId(), name, query: filters, staffId: staff.id, now: app.clock.now() })
    return redirect(`/verwaltung/anfragen${filters}`)
  }
  if (intent === 'filter-entfernen') {
    await savedFilters(app.db).remove(staff.id, String(form.get('filter') ?? ''))
    return redirect(`/verwaltung/anfragen${filters}`)
  }
  if (intent === 'ansicht')
    return redirect(`/verwaltung/anfragen${filters}`, { headers: { 'Set-Cookie': densityCookie(form.get('ansicht')) } })
  const answer = await changeTicked(app, staff, form)
  const isFaulty = Object.keys(answer.refusing?.errors ?? {}).length > 0
  return data<BulkAnswer>(answer, { status: isFaulty ? 422 : answer.isGood ? 200 : 409 })
}

export default function InboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, rows, count, stamp, mayWrite, density } = loaderData
  const address = filterAddress(filters)
  const at = (name: string, cursor: string | null) =>
    cursor && `/verwaltung/anfragen${address === '' ? '?' : `${address}&`}${name}=${encodeURIComponent(cursor)}`
  useLiveList(stamp)
  useRememberList(
    useLocation().search,
    rows.map(({ reference }) => showReference(reference)),
  )
  return (
    <PageFrame
      title="Anfragen"
      lead={count > 1000 ? 'Mehr als 1.000 Vorgänge' : count === 1 ? 'Ein Vorgang' : `${count} Vorgänge`}
      actions={
        <>
          {mayWrite && <SecondaryLink to="/verwaltung/anfragen/neu">Für jemanden eintragen</SecondaryLink>}
          <DensitySwitch density={density} address={address} />
          {loaderData.mayExport && count > 0 && <ExportLinks address={address} />}
          <KeyboardHelp mayWrite={mayWrite} />
        </>
      }
    >
      <SavedFilters views={loaderData.views} filters={filters} mayWrite={mayWrite} />
      <RelatedNote about={loaderData.about} />
      <FilterForm {...loaderData} />
      {filters.search !== '' && <SearchedIn status={filters.status} />}
      {loaderData.isTooMany && (
        <Notice tone="warning" role="status">
          Das sind mehr als 50.000 Vorgänge, zu viele für eine Tabelle. Grenzen Sie die Liste ein, zum Beispiel mit den
          Tagen des Eingangs.
        </Notice>
      )}
      {/* Always there: what is not there before it speaks is not heard. */}
      <div role="status" className="empty:mb-0">
        {actionData && !actionData.refusing && <ChangeNotice answer={actionData} />}
      </div>
      {actionData?.refusing && (
        <RefuseManyPanel key={loaderData.now} refusing={actionData.refusing} now={loaderData.now} />
      )}
      {rows.length === 0 ? (
        <p className="rounded-card border border-ink-200 bg-white p-6 text-ink-700">
          Hier ist nichts. Ändern Sie die Filter, um andere Vorgänge zu sehen.
        </p>
      ) : (
        <BulkForm isShown={mayWrite} kinds={loaderData.kinds} colleagues={loaderData.colleagues}>
          <RequestList rows={rows} density={density} filters={filters} now={loaderData.now} mayWrite={mayWrite} />
        </BulkForm>
      )}
      <PageLinks links={{ '← Zurück': at('vor', loaderData.earlier), 'Weiter →': at('nach', loaderData.later) }} />
    </PageFrame>
  )
}

/** Where the search looked, so that nobody takes „nothing found“ for „was never here“. */
function SearchedIn({ status }: { status: string }) {
  const where =
    status === ''
      ? 'auch in geschlossenen Vorgängen'
      : status === 'alle'
        ? 'in offenen und geschlossenen Vorgängen'
        : status === 'offen'
          ? 'nur in offenen Vorgängen'
          : 'nur im gewählten Status'
  return (
    <p className="text-ink-600">{`Gesucht in Vorgangsnummer, Name, E-Mail-Adresse, wichtigen Angaben, Schlagwörtern und Nachrichten, ${where}. Bewerbungen vor der engeren Auswahl findet nur ihre Vorgangsnummer.`}</p>
  )
}

/** Reads an open list again when something happened since it was drawn. What is ticked stays ticked. */
function useLiveList(stamp: string): void {
  const { revalidate, state } = useRevalidator()
  const { counts, line } = useStore(liveStore)
  const newest = counts?.stamp ?? ''
  useEffect(() => {
    // Ids grow: what was drawn later than the last answer is no news.
    if (newest > stamp && line === 'alive' && state === 'idle') void revalidate()
  }, [newest, stamp, line, state, revalidate])
}

/** The list as it is filtered, as a table for Excel or another program. */
function ExportLinks({ address }: { address: string }) {
  const to = (format: string) => `/verwaltung/anfragen/export${address === '' ? '?' : `${address}&`}format=${format}`
  return (
    <>
      <SecondaryLink href={to('xlsx')} download className="min-h-11">
        <Download aria-hidden="true" />
        Excel
      </SecondaryLink>
      <SecondaryLink href={to('csv')} download className="min-h-11">
        <Download aria-hidden="true" />
        CSV
      </SecondaryLink>
    </>
  )
}

/** Names the person whose requests the list shows, with the way back to all. */
function RelatedNote({ about }: { about: readonly Related[] }) {
  if (about.length === 0) return null
  return (
    <ul aria-label="Nur Anfragen zu" className="flex flex-wrap gap-2">
      {about.map(({ label, name, without }) => (
        <li
          key={label}
          className="inline-flex max-w-full items-center rounded-full border border-action bg-brand-100 pl-4 font-medium text-brand-800"
        >
          <span className="truncate">{`${label}: ${name}`}</span>
          <Link
            to={`/verwaltung/anfragen${without}`}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-brand-200 md:size-9"
          >
            <X aria-hidden="true" className="size-4" />
            <span className="sr-only">{`Nicht nur zu ${name}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
