import { X } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { filterControl } from '#office/frame/frame/filter-controls.tsx'
import { filterAddress, type InboxFilters, MOST_COUNTED } from './filters.ts'
import type { View } from './views.server.ts'
import { plural } from '#ui/format.ts'
import { quoted } from '#values/quoted.ts'

const chip = 'inline-flex min-h-11 items-center rounded-full border px-4 font-medium md:min-h-9 md:px-3'

type SavedFiltersProps = { views: readonly View[]; filters: InboxFilters; mayWrite: boolean }

/** Ways of looking at the list, one click each: what everybody needs, and one's own. */
export function SavedFilters({ views, filters, mayWrite }: SavedFiltersProps) {
  const here = filterAddress(filters)
  const looks = (query: string) =>
    classNames(
      chip,
      query === here
        ? 'border-action bg-brand-100 text-brand-800'
        : 'border-ink-300 bg-white text-ink-700 hover:border-action',
    )
  const isKnown = views.some(({ query }) => query === here)
  return (
    <div className="flex flex-wrap items-start gap-2 print:hidden">
      {/* One line to swipe on a phone: below it the list begins. Positioned, so that hidden words scroll with it. */}
      <div className="relative -mx-4 -my-1 flex items-center gap-2 overflow-x-auto px-4 py-1 *:shrink-0 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {views.map((view) => (
          <span key={view.id ?? view.query} className="inline-flex items-center">
            <Link
              to={`/verwaltung/anfragen${view.query}`}
              aria-current={view.query === here ? 'page' : undefined}
              aria-describedby={view.count === null ? undefined : `anzahl${view.query}`}
              className={looks(view.query)}
            >
              <span>{view.name}</span>
              {view.count !== null && view.count > 0 && (
                <span aria-hidden="true" className="tabular ml-2 text-xs text-ink-600">
                  {countText(view.count)}
                </span>
              )}
            </Link>
            {view.count !== null && (
              <span id={`anzahl${view.query}`} hidden>
                {plural(view.count, 'Vorgang', 'Vorgänge')}
              </span>
            )}
            {view.id !== null && (
              <Form method="post" action={`/verwaltung/anfragen${here}`}>
                <input type="hidden" name="intent" value="filter-entfernen" />
                <input type="hidden" name="filter" value={view.id} />
                <button
                  type="submit"
                  className="grid size-11 place-items-center rounded-full hover:bg-ink-200 md:size-9"
                >
                  <X aria-hidden="true" className="size-4" />
                  <span className="sr-only">{`Filter ${quoted(view.name)} entfernen`}</span>
                </button>
              </Form>
            )}
          </span>
        ))}
      </div>
      {mayWrite && !isKnown && (
        <details>
          <summary
            className={classNames(
              chip,
              'list-none border-dashed border-ink-400 text-action [&::-webkit-details-marker]:hidden',
            )}
          >
            Filter speichern
          </summary>
          <Form method="post" action={`/verwaltung/anfragen${here}`} className="mt-2 flex w-72 gap-2">
            <input type="hidden" name="intent" value="filter-speichern" />
            <label htmlFor="filter-name" className="sr-only">
              Name des Filters
            </label>
            <input id="filter-name" name="name" required maxLength={60} placeholder="Name" className={filterControl} />
            <Button type="submit" size="sm">
              Speichern
            </Button>
          </Form>
        </details>
      )}
    </div>
  )
}

const countText = (count: number) => (count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count))
