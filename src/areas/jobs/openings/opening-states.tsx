import { BriefcaseBusiness } from 'lucide-react'
import { ButtonLink } from '#ui/button/button.tsx'
import { DetailFailed, DetailMissing } from '#ui/detail/detail-frame.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { texts } from './texts.ts'

export function OpeningNotFound() {
  return (
    <DetailMissing icon={<BriefcaseBusiness aria-hidden="true" />} {...texts.notFound}>
      <ButtonLink to="/jobs" size="lg">
        Alle Stellenangebote
      </ButtonLink>
    </DetailMissing>
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
    <DetailFailed heading={texts.notFound.title} title={texts.notFound.text} onRetry={onRetry}>
      <ButtonLink to="/jobs" variant="secondary">
        Alle Stellenangebote
      </ButtonLink>
    </DetailFailed>
  )
}
