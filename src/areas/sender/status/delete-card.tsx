import { ErrorSummary } from '#forms/error-summary.tsx'
import { TitledCard } from '#ui/card/titled-card.tsx'
import type { OwnRefusal } from './actions.server.ts'
import { EndForm } from './end-form.tsx'
import type { OwnRequest } from './own-request.server.ts'

type DeleteCardProps = { own: OwnRequest; refusal: OwnRefusal | undefined }

/** The way to have everything deleted at once, or the duty that stands against it. */
export function DeleteCard({ own: { duty, noun }, refusal }: DeleteCardProps) {
  return (
    <TitledCard id="loeschen-titel" title="Daten löschen" className="print:hidden">
      <p className="mt-3 text-ink-700">
        {duty === null
          ? `Wir löschen Ihre ${noun} sofort, mit allen Angaben, Dateien und Nachrichten. Bearbeitet wird sie dann nicht mehr.`
          : `Sofort geht das noch nicht. Wann wir löschen, steht unter „Ihre Daten“. ${duty}`}
      </p>
      {duty === null ? (
        <EndForm
          id="loeschen"
          intent="loeschen"
          opener="Daten löschen …"
          label={`Ja, löschen Sie diese ${noun} mit allen Angaben. Das lässt sich nicht rückgängig machen.`}
          send="Jetzt endgültig löschen"
          refusal={refusal}
        />
      ) : (
        refusal?.title && (
          <ErrorSummary title={refusal.title}>
            <p className="mt-1">{refusal.message}</p>
          </ErrorSummary>
        )
      )}
    </TitledCard>
  )
}
