import type { ReactNode } from 'react'
import { site } from '#site'
import { Button } from '../button/button.tsx'
import { Container } from '../layout/container.tsx'
import { Section } from '../layout/section.tsx'
import { Notice } from '../notice/notice.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

type DetailMissingProps = { icon: ReactNode; title: string; text: string; children: ReactNode }

/** Stands in the place of what does not exist, with ways to go on. */
export function DetailMissing({ icon, title, text, children }: DetailMissingProps) {
  return (
    <Section>
      <div className="mx-auto flex max-w-2xl flex-col items-center text-center [&>svg]:size-14 [&>svg]:stroke-[1.4] [&>svg]:text-action">
        {icon}
        <h1 className="mt-6 text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-ink-700">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3.5">{children}</div>
      </div>
    </Section>
  )
}

/** The shape of a page while it is read: its head, and `children` for what stands below. */
export function DetailLoading({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <div className="flex min-h-[500px] flex-col justify-center bg-brand-50 md:min-h-[600px]">
        <Container>
          <p role="status" className="mb-6 text-lg text-ink-700">
            {text}
          </p>
          <Skeleton className="h-12 max-w-xl" />
          <Skeleton className="mt-5 h-6 max-w-sm" />
        </Container>
      </div>
      <Section>{children}</Section>
    </div>
  )
}

type DetailFailedProps = { heading: string; title: string; onRetry: () => void; children: ReactNode }

/** It could not be read: try again, call, or go on elsewhere. */
export function DetailFailed({ heading, title, onRetry, children }: DetailFailedProps) {
  return (
    <Section>
      <h1 className="mb-8 text-4xl">{heading}</h1>
      <Notice tone="error" role="alert" title={title}>
        <p>Bitte versuchen Sie es noch einmal oder rufen Sie uns an: {site.phone.shown}.</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <Button onClick={onRetry}>Erneut versuchen</Button>
          {children}
        </div>
      </Notice>
    </Section>
  )
}
