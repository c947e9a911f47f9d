import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useHydrated } from '#ui/use-hydrated.ts'
import { classNames } from '#ui/class-names.ts'
import { filterAddress, type InboxFilters } from './filters.ts'
import { TickAll } from './tick-all.tsx'

type ListHeadProps = {
  /** The classes of the columns, as the rows have them. */
  columns: string
  filters: InboxFilters
  isTickable: boolean
}

/** The names of the columns on a wide screen, two of them with a link that sorts by it. */
export function ListHead({ columns, filters, isTickable }: ListHeadProps) {
  const { sort } = filters
  const isHydrated = useHydrated()
  return (
    <thead className="hidden border-b border-ink-300 text-xs font-semibold text-ink-600 xl:block">
      <tr className={classNames('grid items-center gap-x-3 px-3 text-left', columns)}>
        <th scope="col">
          {isTickable && isHydrated ? (
            <TickAll className="grid size-11 place-items-center" textClassName="sr-only" />
          ) : (
            <span className="sr-only">Auswahl</span>
          )}
        </th>
        <Column>Name</Column>
        <Column>Anliegen</Column>
        <Column>Art, Vorgang</Column>
        <Column order={sort === 'faellig' ? 'ascending' : undefined}>
          Status,{' '}
          <Sort filters={filters} by="faellig">
            Frist
          </Sort>
        </Column>
        <Column order={sort === 'neu' ? 'ascending' : sort === 'alt' ? 'descending' : undefined}>
          Zuständig,{' '}
          <Sort filters={filters} by={sort === 'neu' ? 'alt' : 'neu'}>
            Alter
          </Sort>
        </Column>
      </tr>
    </thead>
  )
}

const arrows = { ascending: ' ↑', descending: ' ↓' }

function Column({ order, children }: { order?: keyof typeof arrows | undefined; children: ReactNode }) {
  return (
    <th scope="col" className="py-2" {...(order && { 'aria-sort': order })}>
      <span>{children}</span>
      {order && <span aria-hidden="true">{arrows[order]}</span>}
    </th>
  )
}

function Sort({ filters, by, children }: { filters: InboxFilters; by: InboxFilters['sort']; children: ReactNode }) {
  return (
    <Link
      to={`/verwaltung/anfragen${filterAddress({ ...filters, sort: by })}`}
      preventScrollReset
      className="link py-2"
    >
      {children}
    </Link>
  )
}
