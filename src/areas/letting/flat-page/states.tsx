import { SearchX } from 'lucide-react'
import { href } from 'react-router'
import { ButtonLink } from '#ui/button/button.tsx'
import { DetailFailed, DetailLoading, DetailMissing } from '#ui/detail/detail-frame.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { texts } from '../apartments/texts.ts'

export function ApartmentLoading() {
  return (
    <DetailLoading text={texts.loading}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="space-y-6">
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
          <Skeleton className="h-72" />
        </div>
        <Skeleton className="h-120 rounded-card" />
      </div>
    </DetailLoading>
  )
}

export function ApartmentFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <DetailFailed heading="Wohnung" title="Fehler beim Laden der Wohnung." onRetry={onRetry}>
      <ButtonLink to={href('/wohnungen')} variant="secondary">
        Alle Wohnungen ansehen
      </ButtonLink>
    </DetailFailed>
  )
}

export function ApartmentNotFound() {
  return (
    <DetailMissing
      icon={<SearchX aria-hidden="true" />}
      title={texts.notFound}
      text="Vielleicht ist sie schon vergeben, oder die Adresse hat einen Tippfehler."
    >
      <ButtonLink to={href('/wohnungen')} size="lg">
        Alle Wohnungen ansehen
      </ButtonLink>
    </DetailMissing>
  )
}
