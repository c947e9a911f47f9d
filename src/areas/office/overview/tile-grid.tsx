import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { formatNumber } from '#ui/format.ts'
import type { Tile } from './tiles.ts'

const looks: Record<Tile['tone'], string> = {
  red: 'border-bad-200 bg-bad-50 text-bad-700',
  amber: 'border-warn-200 bg-warn-50 text-warn-800',
  plain: 'border-ink-200 bg-white text-ink-950',
}

type TileGridProps = { label: string; tiles: readonly (Tile & { count: number })[]; isInPanel?: boolean }

/** Numbers, each a link to the list that it counts. */
export function TileGrid({ label, tiles, isInPanel = false }: TileGridProps) {
  return (
    <ul
      aria-label={label}
      className={classNames('grid grid-cols-2 gap-2 sm:gap-3', !isInPanel && 'sm:grid-cols-3 md:grid-cols-5')}
    >
      {tiles.map(({ label: name, to, tone, count }) => (
        <li key={to} className={classNames('flex', tiles.length % 2 === 1 && 'max-sm:first:col-span-2')}>
          <Link
            to={to}
            prefetch="none"
            className={classNames(
              'flex w-full flex-col justify-between rounded-card border p-3 hover:border-action sm:p-4',
              count === 0 ? 'border-ink-200 bg-white text-ink-600' : looks[tone],
            )}
          >
            <span className="font-medium hyphens-auto">{name}</span>
            <span className="tabular mt-1 text-3xl font-bold">{count > 1000 ? '1.000+' : formatNumber(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
