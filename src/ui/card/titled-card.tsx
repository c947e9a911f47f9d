import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Card } from './card.tsx'

type TitledCardProps = {
  /** Of its heading. */
  id: string
  title: string
  /** `lg`: for what a page is about. */
  size?: 'md' | 'lg'
  className?: string
  children: ReactNode
}

/** A part of a page on a sheet of its own, under a heading. */
export function TitledCard({ id, title, size = 'md', className, children }: TitledCardProps) {
  const isLarge = size === 'lg'
  return (
    <Card as="section" labelledBy={id} className={classNames('p-5', isLarge ? 'sm:p-8' : 'sm:p-7', className)}>
      <h2 id={id} className={isLarge ? 'text-2xl' : 'text-xl'}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
