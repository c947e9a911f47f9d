import { Link } from 'react-router'
import { filterAddress, type InboxFilters } from './filters.ts'

type SortLinkProps = { filters: InboxFilters; by: InboxFilters['sort']; children: string }

/** A word in a column's head that sorts the list by it. */
export function SortLink({ filters, by, children }: SortLinkProps) {
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
