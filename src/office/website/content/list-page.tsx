import { redirect } from 'react-router'
import { thumbnailsOf } from '#areas/letting/public.server.ts'
import { appContext } from '#platform/app.server.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { plural } from '#ui/format.ts'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import { officeContext, staffContext } from '#office/frame/access/staff-context.server.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import type { Route } from './+types/list-page.ts'
import { AnswerFeedbackPanel } from './feedback-panel.tsx'
import { withFeedback } from './feedback-in-words.ts'
import { gapOf } from '#company/content/gaps.ts'
import { fieldsOf } from '#company/content/field-spec.ts'
import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'
import { kindAt, listsIn, mayWrite, unusedKinds } from './kinds.server.ts'
import { groupsWith } from './edit-form.server.ts'
import { filterAddress, type ListFilter, readListFilters } from './list-filters.ts'
import { changeInList, shownNote } from './list-actions.server.ts'
import { ListForm } from './list-form.tsx'
import { ListNote, NoteSpoken } from './list-note.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { readAnswerFeedback } from './read-feedback.server.ts'
import { RecordList } from './record-list.tsx'

const PAGE_SIZE = 50

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(loaderData?.many ?? 'Inhalte')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const kind = kindAt(url.pathname)
  const options = (await kind.options?.(app.db)) ?? {}
  const fields = fieldsOf(groupsWith(kind, options))
  const filters: ListFilter[] = (kind.filters ?? []).map(({ name, label }) => ({
    name,
    label,
    options: fields.find((field) => field.name === name)?.options ?? [],
  }))
  if (kind.shownBy)
    filters.push({
      name: kind.shownBy,
      label: 'Veröffentlichung',
      options: [
        { value: 'true', label: 'Veröffentlicht' },
        { value: 'false', label: 'Entwürfe' },
      ],
    })
  if (kind.gaps) filters.push({ name: 'fehlt', label: 'Es fehlt', options: kind.gaps })
  const chosen = readListFilters(url.searchParams, filters)
  const { items, total, page } = await kind.store(app.db).list({
    search: chosen.search,
    ...gapOf(chosen.values, app.clock.now()),
    page: chosen.page,
    pageSize: PAGE_SIZE,
  })
  const ids = items.map(({ id }) => id)
  const pictures = kind.media && (await thumbnailsOf(app.db, kind.media, ids))
  const feedback = await kind.feedback?.(app.db).counts(ids)
  return {
    base: `/verwaltung/${kind.path}`,
    one: kind.one,
    many: kind.many,
    newLabel: kind.isFixed ? null : kind.newLabel,
    isCounted: !kind.isFixed,
    tabs: listsIn(kind.realm, await unusedKinds(app.db)),
    filters,
    chosen,
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    mayWrite: mayWrite(staff.role, kind),
    // Many at once, from another program.
    takesFiles: ['property', 'apartment'].includes(kind.name),
    rows: items.map(({ id, version, values }) => ({
      id,
      version,
      ...withFeedback(kind.line(values, options, id), feedback?.get(id)),
      picture: pictures && (pictures.get(id) ?? null),
      isDraft: kind.shownBy !== undefined && values[kind.shownBy] !== true,
      quick: (kind.quick ?? [])
        .filter(({ isOffered }) => isOffered(values))
        .map(({ name, label }) => ({ name, label })),
    })),
    isOrdered: kind.ordered !== undefined && chosen.search === '',
    orderNote: kind.orderNote ?? null,
    answers: kind.feedback ? await readAnswerFeedback(kind.feedback(app.db)) : null,
    note: await shownNote(app, staff, kind, url.searchParams),
  }
}

/** A one-tap change in the list. */
export async function action({ context, request: httpRequest, url }: Route.ActionArgs) {
  const kind = kindAt(url.pathname)
  const note = await changeInList(
    context.get(appContext),
    context.get(staffContext),
    kind,
    await readOfficeForm(httpRequest),
  )
  const search = new URLSearchParams(url.search)
  for (const name of ['hinweis', 'eintrag', 'platz']) search.delete(name)
  for (const [name, value] of Object.entries(note)) search.set(name, value)
  return redirect(`/verwaltung/${kind.path}?${search}`)
}

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { base, chosen, filters, total, rows, many, one, note } = loaderData
  const isInRow = rows.some(({ id }) => id === note?.record)
  return (
    <PageFrame
      title={many}
      lead={[loaderData.isCounted && `${plural(total, one, many)}.`, loaderData.orderNote].filter(Boolean).join(' ')}
      actions={
        loaderData.mayWrite &&
        loaderData.newLabel && (
          <>
            {loaderData.takesFiles && <SecondaryLink to="/verwaltung/uebernehmen">Aus Datei übernehmen</SecondaryLink>}
            <ButtonLink to={`${base}/neu`} size="sm">
              {loaderData.newLabel}
            </ButtonLink>
          </>
        )
      }
    >
      <KindTabs tabs={loaderData.tabs} current={base} />
      <ListForm base={base} many={many} filters={filters} chosen={chosen} />
      <NoteSpoken note={note} />
      {note && !isInRow && <ListNote base={base} note={note} />}
      {rows.length === 0 ? (
        <p className="rounded-card border border-ink-200 bg-white p-6 text-ink-700">
          {chosen.search === '' && Object.keys(chosen.values).length === 0
            ? 'Hier ist noch nichts.'
            : 'Hier ist nichts. Ändern Sie Suche oder Filter.'}
        </p>
      ) : (
        <RecordList
          base={base}
          many={many}
          rows={rows}
          mayWrite={loaderData.mayWrite}
          isOrdered={loaderData.isOrdered}
          note={note}
        />
      )}
      {loaderData.pages > 1 && (
        <Pagination
          page={loaderData.page}
          pages={loaderData.pages}
          hrefFor={(page) => `${base}${filterAddress({ ...chosen, page })}`}
        />
      )}
      {loaderData.answers && <AnswerFeedbackPanel {...loaderData.answers} />}
    </PageFrame>
  )
}
