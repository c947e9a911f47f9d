import { useEntered } from '#forms/form-context.ts'
import { Container } from '#ui/layout/container.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { FlatOption } from '#areas/find-flats.ts'

export type KnownIncident = { id: string; house: string; title: string }

type ListProps = { known: readonly KnownIncident[] }

const TITLE = 'In diesem Haus schon bekannt'

/** Lists incidents that need not be reported again, in the house that led here. */
export function KnownIncidents({ known }: ListProps) {
  if (known.length === 0) return null
  return (
    <Container className="pt-8">
      <section aria-labelledby="bekannt">
        <Notice tone="warning">
          <h2 id="bekannt" className="text-lg">
            {TITLE}
          </h2>
          <p>Steht Ihre Störung hier, kümmern wir uns schon. Sie müssen sie nicht noch einmal melden.</p>
          <IncidentLinks known={known} />
        </Notice>
      </section>
    </Container>
  )
}

/** Below the flat: what is known of the house of the one that is chosen, and until then no more than where to look. */
export function KnownHere({ known, flats }: ListProps & { flats: readonly FlatOption[] }) {
  const chosen = useEntered(({ apartment_id: id = '' }) => flats.find((flat) => flat.id === id)?.house)
  const here = known.filter(({ house }) => house === chosen)
  return (
    <div aria-live="polite">
      {chosen === undefined && (
        <p className="text-sm text-ink-700">
          Betrifft es das ganze Haus?{' '}
          <a href="/stoerungen" className="link">
            Bekannte Störungen ansehen
          </a>
        </p>
      )}
      {here.length > 0 && (
        <Notice tone="warning" title={TITLE}>
          <IncidentLinks known={here} />
        </Notice>
      )}
    </div>
  )
}

function IncidentLinks({ known }: ListProps) {
  return (
    <ul className="list-disc pl-5">
      {known.map(({ id, house, title }) => (
        <li key={id}>
          <strong className="font-semibold">{title}</strong> <span>{`(${house}):`}</span>{' '}
          <a href={`/stoerungen?nummer=${id}`} className="link">
            Stand und „Betrifft mich auch“
          </a>
        </li>
      ))}
    </ul>
  )
}
