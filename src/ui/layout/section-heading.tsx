import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type SectionHeadingProps = {
  id?: string
  title: ReactNode
  eyebrow?: string
  lead?: ReactNode
  /** Stands at the right on wide screens: a link to more, a toggle. */
  aside?: ReactNode
  centered?: boolean
  level?: 2 | 3
}

/** The heading of a section, with the space below it. Its `id` is what `Section labelledBy` names. */
export function SectionHeading({ id, title, eyebrow, lead, aside, centered = false, level = 2 }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div
      className={classNames(
        'mb-8 flex flex-wrap items-end gap-x-8 gap-y-5 sm:mb-10',
        centered ? 'justify-center text-center' : 'justify-between',
      )}
    >
      <div className="max-w-3xl min-w-0">
        {eyebrow && <p className="eyebrow mb-2">{eyebrow}</p>}
        <Heading id={id} className={level === 2 ? 'text-3xl' : 'text-2xl'}>
          {title}
        </Heading>
        {lead && <p className="mt-4 text-lg text-ink-700">{lead}</p>}
      </div>
      {aside}
    </div>
  )
}
