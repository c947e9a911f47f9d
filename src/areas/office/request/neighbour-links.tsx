import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ButtonLink } from '#ui/button/button.tsx'
import { useListRows } from '../inbox/list-address.ts'

/** The requests before and after this one in the list that it was opened from. Not fetched ahead: that would open them. */
export function NeighbourLinks({ reference }: { reference: string }) {
  const rows = useListRows()
  const at = rows.indexOf(reference)
  if (at === -1) return null
  const [previous, next] = [rows[at - 1], rows[at + 1]]
  return (
    <nav aria-label="Weitere Vorgänge" className="flex items-center gap-2">
      <span className="tabular text-ink-600">
        {at + 1} von {rows.length}
      </span>
      {previous && (
        <ButtonLink
          to={`/verwaltung/anfragen/${previous}`}
          prefetch="none"
          variant="secondary"
          size="sm"
          data-previous=""
        >
          <ChevronLeft aria-hidden="true" />
          Voriger
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={`/verwaltung/anfragen/${next}`} prefetch="none" variant="secondary" size="sm" data-next="">
          Nächster
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      )}
    </nav>
  )
}
