import { data, Link, redirect, useLocation } from 'react-router'
import { Notice } from '#ui/notice/notice.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { readPost } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import type { Route } from './+types/history-page.ts'
import { HistoryList } from './history/history-list.tsx'
import { shownEntries } from './history/shown-entry.server.ts'
import { contentHistory } from './history/repository.server.ts'
import { contentKinds, historyKinds, kindNamed, mayRead, mayWrite } from './kinds.server.ts'
import { undoChange, undoOrder, type UndoOutcome } from './undo.server.ts'
import { wordTable } from '#platform/word-table.ts'
import { classNames } from '#ui/class-names.ts'

const PAGE_SIZE = 30

export const meta = () => officeMeta('Verlauf')

const notes = wordTable<{ text: string; isGood: boolean }>({
  undone: { text: 'Die Änderung ist zurückgenommen.', isGood: true },
  geloescht: { text: 'Gelöscht. Mit „Rückgängig“ kommt es zurück.', isGood: true },
  unchanged: { text: 'Da ist nichts mehr zurückzunehmen: Es steht schon so da.', isGood: false },
  gone: { text: 'Das gibt es nicht mehr. Nehmen Sie zuerst das Löschen zurück.', isGood: false },
  refused: {
    text: 'Das lässt sich nicht zurücknehmen, weil anderes davon abhängt. Setzen Sie es stattdessen auf Entwurf.',
    isGood: false,
  },
} satisfies Record<UndoOutcome | 'geloescht', { text: string; isGood: boolean }>)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const wanted = contentKinds.find(({ path }) => path === url.searchParams.get('art'))
  const kinds = (wanted ? [wanted] : historyKinds).filter((kind) => mayRead(staff.role, kind))
  const id = url.searchParams.get('id')
  const history = contentHistory(app.db)
  const query = { kinds: kinds.map(({ name }) => name), ...(wanted && id ? { subjectId: id } : {}) }
  const pages = Math.max(1, Math.ceil((await history.count(query)) / PAGE_SIZE))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(url.searchParams.get('seite'))) || 1))
  const entries = await history.list({ ...query, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  return {
    page,
    pages,
    tabs: contentKinds.filter((kind) => mayRead(staff.role, kind)).map(({ path, many }) => ({ path, label: many })),
    chosen: wanted?.path ?? '',
    isOfRecord: wanted !== undefined && id !== null,
    back: wanted && id ? { to: `/verwaltung/${wanted.path}/${id}`, label: wanted.one } : undefined,
    note: notes[url.searchParams.get('hinweis') ?? ''] ?? null,
    entries: await shownEntries(app, staff.role, entries),
  }
}

export async function action({ context, request: httpRequest, url }: Route.ActionArgs) {
  const { app, staff, form } = await readPost(context, httpRequest)
  const named = await Promise.all(
    form
      .getAll('entry')
      .slice(0, PAGE_SIZE)
      .map((id) => contentHistory(app.db).find(String(id))),
  )
  const entries = named.flatMap((entry) => entry ?? [])
  const [entry] = entries
  const kind = entry && kindNamed(entry.kind)
  if (!entry || !kind || entries.length < named.length || entries.some((each) => each.kind !== entry.kind))
    throw data(null, { status: 404 })
  if (!mayWrite(staff.role, kind)) throw data(null, { status: 403 })
  const search = new URLSearchParams(url.search)
  search.delete('seite')
  const undone = entries.length === 1 ? undoChange(app, staff, kind, entry) : undoOrder(app, staff, kind, entries)
  search.set('hinweis', await undone)
  return redirect(`/verwaltung/verlauf?${search}`)
}

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { back, entries, note, page, pages, tabs, chosen, isOfRecord } = loaderData
  const { search } = useLocation()
  const hrefFor = (wanted: number) => {
    const params = new URLSearchParams(search)
    params.delete('hinweis')
    params.set('seite', String(wanted))
    return `/verwaltung/verlauf?${params}`
  }
  return (
    <PageFrame title="Verlauf" lead="Wer die Inhalte wann geändert hat." {...(back && { back })}>
      {!isOfRecord && <HistoryTabs tabs={tabs} chosen={chosen} />}
      {note && (
        <Notice tone={note.isGood ? 'success' : 'warning'} role="status">
          {note.text}
        </Notice>
      )}
      {entries.length === 0 ? (
        <p className="rounded-card border border-ink-200 bg-white p-6 text-ink-700">Noch hat niemand etwas geändert.</p>
      ) : (
        <HistoryList entries={entries} />
      )}
      <Pagination page={page} pages={pages} hrefFor={hrefFor} />
    </PageFrame>
  )
}

type HistoryTabsProps = { tabs: readonly { path: string; label: string }[]; chosen: string }

/** Narrows the history to one kind of content; '' is all of them. */
function HistoryTabs({ tabs, chosen }: HistoryTabsProps) {
  return (
    <nav aria-label="Art der Inhalte" className="flex flex-wrap gap-2">
      {[{ path: '', label: 'Alles' }, ...tabs].map(({ path, label }) => (
        <Link
          key={path}
          to={path === '' ? '/verwaltung/verlauf' : `/verwaltung/verlauf?art=${path}`}
          aria-current={path === chosen ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-full border px-4',
            path === chosen
              ? 'border-action bg-brand-50 font-semibold text-action-strong'
              : 'border-ink-300 bg-white text-ink-800 hover:bg-ink-100',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
