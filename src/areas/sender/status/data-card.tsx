import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { formatDateTime, formatDayOf } from '#ui/format.ts'
import type { OwnRequest } from './own-request.server.ts'

type DataCardProps = { own: OwnRequest; token: string }

/** Number, arrival, deletion, and the way to one's own data. */
export function DataCard({ own, token }: DataCardProps) {
  return (
    <Card as="section" labelledBy="daten-titel" className="p-5 sm:p-7">
      <h2 id="daten-titel" className="text-xl">
        Ihre Daten
      </h2>
      <dl className="mt-4 space-y-3">
        <div>
          <dt className="text-sm text-ink-600">Vorgangsnummer</dt>
          <dd className="font-semibold tracking-wide text-ink-950 tabular">{own.reference}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-600">Eingegangen</dt>
          <dd>{formatDateTime(new Date(own.receivedAt))} Uhr</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-600">Löschung</dt>
          <dd>{deletionText(own)}</dd>
        </div>
      </dl>
      <div className="mt-5 grid gap-3 sm:max-lg:grid-cols-2 print:hidden">
        <ButtonLink href={`/vorgang/${token}/daten`} variant="secondary">
          Alle Daten ansehen und drucken
        </ButtonLink>
        <ButtonLink href={`/vorgang/${token}/daten.json`} download variant="secondary">
          Als Datei herunterladen (JSON)
        </ButtonLink>
      </div>
    </Card>
  )
}

function deletionText({ deletion }: OwnRequest): string {
  if (deletion.isPaused)
    return 'Wir müssen Ihre Angaben wegen einer laufenden Klärung noch aufbewahren und löschen sie danach.'
  if (deletion.on !== null) return `Wir löschen alles am ${formatDayOf(deletion.on)}.`
  return `Wir löschen alles ${deletion.keptFor} nach dem Abschluss.`
}
