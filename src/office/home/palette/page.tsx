import { Form, Link } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { staffContext } from '#office/frame/access/staff-context.server.ts'
import { SearchRow } from '#office/frame/frame/filter-controls.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import type { Route } from './+types/page.ts'
import { findAnything } from './find-anything.server.ts'
import { SEARCH_PAGE } from './hits.ts'

export const meta = () => officeMeta('Schnellzugriff')

/** The palette as a page: without JavaScript, and for a search that is kept or sent. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('q') ?? ''
  return { typed, groups: await findAnything(context.get(appContext), context.get(staffContext), typed) }
}

export default function SearchPage({ loaderData: { typed, groups } }: Route.ComponentProps) {
  return (
    <PageFrame title="Schnellzugriff" width="narrow">
      <Form method="get" action={SEARCH_PAGE} role="search" aria-label="Schnellzugriff">
        <SearchRow value={typed} placeholder="Vorgang, Name, Wohnung, Seite …" />
      </Form>
      {groups.length === 0 && <p>Nichts gefunden. Versuchen Sie ein anderes Wort, oder weniger Wörter.</p>}
      {groups.map(({ label, hits, more }) => (
        <Panel key={label} title={label} flush>
          <ul className="divide-y divide-ink-200 border-t border-ink-200">
            {hits.map(({ to, title, detail }) => (
              <li key={to} className="relative px-4 py-2 hover:bg-brand-50 sm:px-5">
                <Link to={to} className="card-link block font-medium [overflow-wrap:anywhere] text-ink-950">
                  {title}
                </Link>
                <p className="text-xs text-ink-600">{detail}</p>
              </li>
            ))}
          </ul>
          {more && (
            <p className="px-4 py-2 sm:px-5">
              <ThumbLink to={more.to}>{more.text}</ThumbLink>
            </p>
          )}
        </Panel>
      ))}
    </PageFrame>
  )
}
