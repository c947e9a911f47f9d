import type { FlatOption } from '#areas/find-flats.ts'
import { PlaceFields } from '#areas/place-fields.tsx'
import { PlainForm } from '#forms/plain-form.tsx'
import { TitledCard } from '#ui/card/titled-card.tsx'
import type { OwnRefusal } from './actions.server.ts'

type PlaceCardProps = { flats: readonly FlatOption[]; refusal: OwnRefusal | undefined }

const required: ReadonlySet<string> = new Set()

/** Asks for the place of what came without one. */
export function PlaceCard({ flats, refusal }: PlaceCardProps) {
  return (
    <TitledCard id="ort-titel" title="Wo ist es?" size="lg" className="print:hidden">
      <p className="mt-2 text-ink-700">
        Wohnung oder Anschrift fehlen uns noch. Mit einer der beiden Angaben findet gleich jemand zu Ihnen.
      </p>
      <PlainForm titleId="ort-titel" idPrefix="ort-" required={required} refusal={refusal} send="Ort nachtragen">
        <input type="hidden" name="intent" value="ort" />
        <PlaceFields flats={flats} />
      </PlainForm>
    </TitledCard>
  )
}
