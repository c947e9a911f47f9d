import { BriefcaseBusiness } from 'lucide-react'
import { site } from '#site'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { texts } from './texts.ts'

export function OpeningNotFound() {
  return (
    <Section>
      <div className="mx-auto flex max-w-2xl flex-col items-center text-center">
        <BriefcaseBusiness aria-hidden="true" className="size-14 stroke-[1.4] text-action" />
        <h1 className="mt-6 text-4xl">{texts.notFound.title}</h1>
        <p className="mt-4 text-lg text-ink-700">{texts.notFound.text}</p>
        <ButtonLink to="/jobs" size="lg" className="mt-8">
          Alle Stellenangebote
        </ButtonLink>
      </div>
    </Section>
  )
}

/** The page's shape while it is read. */
export function OpeningLoading() {
  return (
    <Section>
      <SkeletonGroup label="Stellenangebot wird geladen…" className="grid gap-5">
        <Skeleton className="h-12 max-w-2xl" />
        <Skeleton className="h-6 max-w-md" />
        <Skeleton className="mt-6 h-40" />
        <Skeleton className="h-64" />
      </SkeletonGroup>
    </Section>
  )
}

/** A lost connection is no missing job: the specification's words stand for both, the button for the first. */
export function OpeningFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Section>
      <h1 className="mb-8 text-4xl">{texts.notFound.title}</h1>
      <Notice tone="error" role="alert" title={texts.notFound.text}>
        <p>Bitte versuchen Sie es noch einmal, oder rufen Sie uns an: {site.phone.shown}.</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <Button onClick={onRetry}>Erneut versuchen</Button>
          <ButtonLink to="/jobs" variant="secondary">
            Alle Stellenangebote
          </ButtonLink>
        </div>
      </Notice>
    </Section>
  )
}
