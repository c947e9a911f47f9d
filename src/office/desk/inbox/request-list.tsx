import { classNames } from '#ui/class-names.ts'
import { type CellProps, columns, type HeadProps, type InboxColumn, widthOf } from './columns.tsx'
import type { Density } from './density.tsx'
import type { InboxFilters } from './filters.ts'
import type { ShownRow } from './read-rows.server.ts'
import { useListKeys } from './use-list-keys.ts'

type RequestListProps = {
  rows: readonly ShownRow[]
  density: Density
  filters: InboxFilters
  now: number
  mayWrite: boolean
}

/** The list: lines with columns on a wide screen, sheets on a phone. */
export function RequestList({ rows, density, filters, now, mayWrite }: RequestListProps) {
  useListKeys()
  const isDense = density === 'dense'
  return (
    <table aria-label="Vorgänge" className="block overflow-hidden rounded-card border border-ink-200 bg-white">
      <thead className="hidden border-b border-ink-300 text-xs font-semibold text-ink-600 xl:block">
        <tr className="flex items-center gap-x-3 px-3 text-left">
          {columns.map((column) => (
            <Head
              key={column.name}
              column={column}
              isDense={isDense}
              filters={filters}
              isTickable={rows.some((row) => mayWrite && row.mayWrite)}
            />
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-ink-200">
        {rows.map((row) => (
          <Row key={row.id} row={row} isDense={isDense} now={now} isTickable={mayWrite && row.mayWrite} />
        ))}
      </tbody>
    </table>
  )
}

const arrows = { ascending: ' ↑', descending: ' ↓' }

/** The name of a column on a wide screen. */
function Head({ column, isDense, ...props }: HeadProps & { column: InboxColumn; isDense: boolean }) {
  const order = column.order?.(props.filters.sort)
  return (
    <th scope="col" className={classNames('py-2', widthOf(column, isDense))} {...(order && { 'aria-sort': order })}>
      <column.Head {...props} />
      {order && <span aria-hidden="true">{arrows[order]}</span>}
    </th>
  )
}

function Row(props: CellProps) {
  const { row, isDense } = props
  return (
    <tr
      data-row={`${row.id}:${row.version}`}
      className={classNames(
        'relative grid grid-cols-[2.75rem_minmax(0,1fr)] items-start gap-x-3 px-3 py-2 focus-within:bg-brand-50 hover:bg-brand-50',
        'md:max-xl:grid-cols-[2.75rem_minmax(0,1fr)_10.5rem_8.5rem] xl:flex',
        isDense ? 'xl:items-center xl:py-0' : 'xl:py-1.5',
      )}
    >
      {columns.map((column) => (
        <td
          key={column.name}
          className={classNames(column.look, widthOf(column, isDense), isDense && column.inDense?.look)}
        >
          <column.Cell {...props} />
        </td>
      ))}
    </tr>
  )
}
