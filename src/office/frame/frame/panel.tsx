import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Part } from '#ui/part/part.tsx'

type PanelProps = {
  /** For links on the page itself. */
  anchor?: string
  title?: string
  /** Beside the title. */
  actions?: ReactNode
  className?: string
  /** Without an inner margin: for tables. */
  flush?: boolean
  children: ReactNode
}

/** A white sheet with a heading: one subject of a page. */
export function Panel({ anchor, title, actions, className, flush = false, children }: PanelProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={title ? id : undefined}
      className={classNames('card rounded-card border border-ink-200 bg-white', className)}
    >
      {title && (
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 sm:px-5">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {actions}
        </div>
      )}
      <Part>
        <div className={flush ? 'pt-3' : 'space-y-4 p-4 sm:p-5'}>{children}</div>
      </Part>
    </section>
  )
}

type FactsProps = {
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** In the side column, from 1280 px on: still beside each other. */
  isNarrow?: boolean
}

/** Labels with values, read as pairs; beside each other where there is room. Values that are empty are left out. */
export function Facts({ facts, isNarrow = false }: FactsProps) {
  return (
    <div className="@container">
      <dl
        className={classNames(
          'grid gap-x-6 gap-y-2 @lg:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)]',
          isNarrow && 'xl:grid-cols-[7rem_minmax(0,1fr)] xl:gap-x-3 xl:gap-y-1.5',
        )}
      >
        {facts.map(([label, value]) =>
          value === null || value === undefined || value === '' ? null : (
            <div key={label} className="contents">
              <dt className="text-ink-600">{label}</dt>
              <dd
                className={classNames(
                  '-mt-1.5 mb-1 [overflow-wrap:anywhere] whitespace-pre-line text-ink-950 @lg:m-0',
                  isNarrow && 'xl:m-0',
                )}
              >
                {value}
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}
