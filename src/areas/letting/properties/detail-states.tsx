import { Building2 } from 'lucide-react'
import { ButtonLink } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { DetailFailed, DetailLoading, DetailMissing } from './detail-frame.tsx'
import { texts } from './texts.ts'

export function PropertyNotFound() {
  return (
    <DetailMissing icon={<Building2 aria-hidden="true" />} {...texts.notFound}>
      <ButtonLink to="/vermietung" size="lg">
        Zurück zur Übersicht
      </ButtonLink>
    </DetailMissing>
  )
}

export function PropertyLoading() {
  return (
    <DetailLoading text="Immobilie wird geladen...">
      <Skeleton className="h-10 max-w-2xl" />
      <div className="mt-10 grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} className="h-128 rounded-card" />
        ))}
      </div>
    </DetailLoading>
  )
}

export function PropertyFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <DetailFailed heading="Immobilie" title="Fehler beim Laden der Immobilie." onRetry={onRetry}>
      <ButtonLink to="/vermietung" variant="secondary">
        Zurück zur Übersicht
      </ButtonLink>
    </DetailFailed>
  )
}
