import { TitledCard } from '#ui/card/titled-card.tsx'
import type { OwnRefusal } from './actions.server.ts'
import { EndForm } from './end-form.tsx'
import type { OwnRequest } from './own-request.server.ts'

type WithdrawCardProps = { own: OwnRequest; refusal: OwnRefusal | undefined }

/** The way to take it back. */
export function WithdrawCard({ own, refusal }: WithdrawCardProps) {
  return (
    <TitledCard id="zurueck-titel" title={`${own.noun} zurückziehen`} className="print:hidden">
      <p className="mt-3 text-ink-700">{`Hat sich die Sache erledigt? Dann bearbeiten wir sie nicht weiter${own.withdrawnFor === null ? '.' : ` und löschen Ihre Angaben spätestens nach ${own.withdrawnFor}.`}`}</p>
      <EndForm
        id="zurueck"
        intent="zurueckziehen"
        opener="Zurückziehen …"
        label={`Ja, ich ziehe diese ${own.noun} zurück. Das lässt sich hier nicht rückgängig machen.`}
        send="Endgültig zurückziehen"
        refusal={refusal}
      />
    </TitledCard>
  )
}
