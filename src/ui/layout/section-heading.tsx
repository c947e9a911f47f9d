import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type SectionHeadingProps = {
  id?: string
  title: ReactNode
  lead?: ReactNode
  /** Stands at the right on wide screens: a link to more, a toggle. */
  aside?: ReactNode
  centered?: boolean
}

/** The heading of a section, with the space below it. Its `id` is what `Section labelledBy` names. */
export function SectionHeading({ id, title, lead, aside, centered = false }: SectionHeadingProps) {
  return (
    <div
      className={classNames(
        'mb-8 flex flex-wrap items-end gap-x-8 gap-y-5 sm:mb-10',
        centered ? 'justify-center text-center' : 'justify-between',
      )}
    >
      <div className="max-w-3xl min-w-0">
        <h2 id={id} className="text-3xl">
          {title}
        </h2>
        {lead && <p className="mt-4 text-lg text-ink-700">{lead}</p>}
      </div>
      {aside}
    </div>
  )
}
