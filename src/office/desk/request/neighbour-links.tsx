import { ChevronLeft, ChevronRight } from 'lucide-react'
import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'
import { useNeighbours } from '../inbox/list-address.ts'

/** The requests before and after this one in the list that it was opened from. Not fetched ahead: that would open them. */
export function NeighbourLinks({ reference }: { reference: string }) {
  const neighbours = useNeighbours(reference)
  if (!neighbours) return null
  const { place, count, previous, next } = neighbours
  return (
    <nav aria-label="Weitere Vorgänge" className="flex items-center gap-2">
      <span className="tabular text-ink-600">{`${place} von ${count}`}</span>
      {previous && (
        <SecondaryLink to={`/verwaltung/anfragen/${previous}`} prefetch="none" data-previous="">
          <ChevronLeft aria-hidden="true" />
          Voriger
        </SecondaryLink>
      )}
      {next && (
        <SecondaryLink to={`/verwaltung/anfragen/${next}`} prefetch="none" data-next="">
          Nächster
          <ChevronRight aria-hidden="true" />
        </SecondaryLink>
      )}
    </nav>
  )
}
