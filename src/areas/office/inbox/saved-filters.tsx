import { X } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { filterControl } from '../frame/filter-controls.tsx'
import { filterAddress, type InboxFilters } from './filters.ts'
import type { SavedFilter } from './saved/repository.server.ts'
import { quoted } from '#ui/quoted.ts'

const ready = [
  { name: 'Alle offenen', query: '' },
  { name: 'Meine', query: '?wer=ich' },
  { name: 'Ohne Zuständige', query: '?wer=niemand' },
  { name: 'Notfall oder Gefahr', query: '?dringend=1' },
  { name: 'Neue Nachrichten', query: '?status=alle&nachricht=neu' },
  { name: 'Verspätet', query: '?faellig=vorbei' },
  { name: 'Heute fällig', query: '?faellig=heute' },
  { name: 'Neu seit gestern', query: '?status=alle&von=gestern' },
] as const

const chip = 'inline-flex min-h-11 items-center rounded-full border px-4 font-medium md:min-h-9'

type SavedFiltersProps = { saved: readonly SavedFilter[]; filters: InboxFilters; mayWrite: boolean }

/** Ways of looking at the list, one click each: what everybody needs, and one's own. */
export function SavedFilters({ saved, filters, mayWrite }: SavedFiltersProps) {
  const here = filterAddress(filters)
  const looks = (query: string) =>
    classNames(
      chip,
      query === here
        ? 'border-action bg-brand-100 text-brand-800'
        : 'border-ink-300 bg-white text-ink-700 hover:border-action',
    )
  const isKnown = [...ready, ...saved].some(({ query }) => query === here)
  return (
    <div className="flex flex-wrap items-start gap-2 print:hidden">
      {/* One line to swipe on a phone: below it the list begins. Positioned, so that hidden words scroll with it. */}
      <div className="relative -mx-4 -my-1 flex items-center gap-2 overflow-x-auto px-4 py-1 *:shrink-0 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {ready.map(({ name, query }) => (
          <Link
            key={name}
            to={`/verwaltung/anfragen${query}`}
            aria-current={query === here ? 'page' : undefined}
            className={looks(query)}
          >
            {name}
          </Link>
        ))}
        {saved.map(({ id, name, query }) => (
          <span key={id} className="inline-flex items-center">
            <Link
              to={`/verwaltung/anfragen${query}`}
              aria-current={query === here ? 'page' : undefined}
              className={looks(query)}
            >
              {name}
            </Link>
            <Form method="post" action={`/verwaltung/anfragen${here}`}>
              <input type="hidden" name="intent" value="filter-entfernen" />
              <input type="hidden" name="filter" value={id} />
              <button type="submit" className="grid size-11 place-items-center rounded-full hover:bg-ink-200 md:size-9">
                <X aria-hidden="true" className="size-4" />
                <span className="sr-only">{`Filter ${quoted(name)} entfernen`}</span>
              </button>
            </Form>
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
