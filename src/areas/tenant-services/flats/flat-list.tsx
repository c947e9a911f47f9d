import { Fragment, useEffect } from 'react'
import { classNames } from '#ui/class-names.ts'
import { plural } from '#ui/format.ts'
import type { FlatHit, FlatSearch } from './use-flat-search.ts'

type FlatListProps = { id: string; label: string; search: FlatSearch }

/** The list below the field, each house under its street; how many there are is read out. */
export function FlatList({ id, label, search }: FlatListProps) {
  const { hits, active, count } = search
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div className="absolute inset-x-0 top-full z-40 mt-2 overflow-hidden rounded-card bg-white shadow-overlay ring-1 ring-ink-200">
      <p role="status" className={count === 0 ? 'px-4 py-3 text-ink-700' : 'sr-only'}>
        {count === 0 ? 'Keine Wohnung gefunden.' : `${plural(count, 'Wohnung', 'Wohnungen')} gefunden`}
      </p>
      <div
        id={`${id}-liste`}
        role="listbox"
        aria-label={label}
        className="max-h-[min(24rem,50dvh)] overflow-y-auto overscroll-contain"
      >
        {hits.map((hit, index) => (
          <Fragment key={hit.value}>
            {hit.flat && hit.flat.house !== hits[index - 1]?.flat?.house && (
              <div aria-hidden="true" className="px-4 pt-3 pb-1 text-sm font-semibold text-ink-950">
                {hit.flat.house}
              </div>
            )}
            <Hit
              id={`${id}-${index}`}
              hit={hit}
              isActive={index === active}
              onChoose={() => search.choose(hit.value)}
            />
          </Fragment>
        ))}
      </div>
    </div>
  )
}

type HitProps = { id: string; hit: FlatHit; isActive: boolean; onChoose: () => void }

/** Named with its street, since what stands above it is not read out with it. */
function Hit({ id, hit, isActive, onChoose }: HitProps) {
  return (
    // The field has the keys (`use-flat-search.ts`).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={hit.flat ? `${hit.flat.house}: ${hit.flat.name}` : hit.label}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center px-4 py-2',
        hit.flat && 'pl-7',
        isActive ? 'bg-brand-100' : 'hover:bg-brand-50',
      )}
    >
      {hit.flat?.name ?? hit.label}
    </div>
  )
}
