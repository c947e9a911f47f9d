import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

type NoticeProps = {
  tone: NoticeTone
  title?: string
  /** "alert" or "status" when the notice appears while the page is open. */
  role?: 'alert' | 'status'
  className?: string
  /** A sentence, which becomes a paragraph, or paragraphs and lists. */
  children?: ReactNode
}

const tones = {
  info: { box: 'border-brand-200 bg-brand-50', icon: 'text-action', Icon: Info },
  success: { box: 'border-ok-200 bg-ok-50', icon: 'text-ok-600', Icon: CircleCheck },
  warning: { box: 'border-warn-200 bg-warn-50', icon: 'text-warn-700', Icon: TriangleAlert },
  error: { box: 'border-bad-200 bg-bad-50', icon: 'text-bad-600', Icon: OctagonAlert },
}

export function Notice({ tone, title, role, className, children }: NoticeProps) {
  const { box, icon, Icon } = tones[tone]
  return (
    <div role={role} className={classNames('flex gap-3.5 rounded-card border p-4 text-ink-800 sm:p-5', box, className)}>
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-6 shrink-0', icon)} />
      <div className="min-w-0 flex-1 space-y-1.5">
        {title && <p className="font-semibold text-ink-950">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  )
}
