import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Card } from './card.tsx'

type IconMarkProps = { className?: string; children: ReactNode }

/** The tinted square that a card's icon stands in. */
export function IconMark({ className, children }: IconMarkProps) {
  return <span className={classNames('icon-mark', className)}>{children}</span>
}

type IconCardProps = { icon: ReactNode; title: string; children: ReactNode }

/** An item of a list: an icon, what it stands for, and a text below. */
export function IconCard({ icon, title, children }: IconCardProps) {
  return (
    <Card as="li" className="p-5 sm:p-7">
      <IconMark>{icon}</IconMark>
      <h3 className="mt-5 text-xl">{title}</h3>
      <div className="mt-2 text-ink-700">{children}</div>
    </Card>
  )
}
