import { useEntered } from '#forms/form-context.ts'
import { Container } from '#ui/layout/container.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { FlatOption } from '../flats/find-flats.ts'

export type KnownIncident = { id: string; house: string; title: string }

type ListProps = { known: readonly KnownIncident[] }

/** What need not be reported again. */
export function KnownIncidents({ known }: ListProps) {
  if (known.length === 0) return null
  return (
    <Container className="pt-8">
      <section aria-labelledby="bekannt">
        <Notice tone="warning">
          <h2 id="bekannt" className="text-lg">
            Bekannte Störungen
          </h2>
          <p>Steht Ihre hier, kümmern wir uns schon. Sie müssen sie nicht noch einmal melden.</p>
          <IncidentLinks known={known} />
        </Notice>
      </section>
    </Container>
  )
}

/** Below the flat that is chosen: what is known of its house. */
export function KnownHere({ known, flats }: ListProps & { flats: readonly FlatOption[] }) {
  const chosen = useEntered(({ apartment_id: id = '' }) => flats.find((flat) => flat.id === id)?.house)
  const here = known.filter(({ house }) => house === chosen)
  return (
    <div aria-live="polite">
      {here.length > 0 && (
        <Notice tone="warning" title="In diesem Haus schon bekannt">
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
          <strong className="font-semibold">{title}</strong> ({house}):{' '}
          <a href={`/stoerungen?nummer=${id}`} className="link">
            Stand und „Betrifft mich auch“
          </a>
        </li>
      ))}
    </ul>
  )
}
