import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Part } from '../part/part.tsx'
import { Container, type ContainerWidth } from './container.tsx'

type SectionProps = {
  /** `brand` is the light brand blue with navy text on it. */
  tone?: 'plain' | 'tint' | 'brand' | 'sand'
  /** Id of the heading that names the section. */
  labelledBy?: string
  id?: string
  width?: ContainerWidth
  /** `tight` for sections that belong to the one above. */
  spacing?: 'normal' | 'tight'
  className?: string
  children: ReactNode
}

const tones = { plain: '', tint: 'bg-brand-50', brand: 'bg-brand-400 text-ink-950', sand: 'bg-sand-50' }
const spacings = { normal: 'py-14 sm:py-20 lg:py-24', tight: 'py-8 sm:py-10 lg:py-12' }

/** One band of a page, with the page's rhythm and gutters. */
export function Section({
  tone = 'plain',
  labelledBy,
  id,
  width = 'normal',
  spacing = 'normal',
  className,
  children,
}: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={classNames(tones[tone], spacings[spacing], className)}>
      <Container width={width}>
        <Part>{children}</Part>
      </Container>
    </section>
  )
}
