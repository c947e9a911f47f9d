import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Part } from '#ui/part/part.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'

type PageFrameProps = {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  /** The way back, above the title. */
  back?: { to: string; label: string }
  /** Buttons beside the title. */
  actions?: ReactNode
  /** `narrow`: for forms and text, about 45 rem. */
  width?: 'narrow' | 'wide'
  children: ReactNode
}

/** The inside of every page behind sign-in: way back, title, actions, content. */
export function PageFrame({ title, lead, back, actions, width = 'wide', children }: PageFrameProps) {
  return (
    <div className={classNames('mx-auto max-lg:*:first:pr-11', width === 'narrow' ? 'max-w-[45rem]' : 'max-w-[84rem]')}>
      {back && (
        <p className="mb-1 print:hidden">
          <ThumbLink to={back.to}>{`← ${back.label}`}</ThumbLink>
        </p>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          {lead && <div className="mt-1 text-ink-600">{lead}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
      <Part>
        <div className="mt-5 space-y-5">{children}</div>
      </Part>
    </div>
  )
}
