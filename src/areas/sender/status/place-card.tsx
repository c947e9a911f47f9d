import { useMemo } from 'react'
import type { FlatOption } from '#areas/find-flats.ts'
import { PlaceFields } from '#areas/place-fields.tsx'
import { FormContext } from '#forms/form-context.ts'
import { Button } from '#ui/button/button.tsx'
import { TitledCard } from '#ui/card/titled-card.tsx'
import type { OwnRefusal } from './actions.server.ts'
import { RefusalSummary } from './refusal-summary.tsx'

type PlaceCardProps = { flats: readonly FlatOption[]; refusal: OwnRefusal | undefined }

/** Asks for the place of what came without one. */
export function PlaceCard({ flats, refusal }: PlaceCardProps) {
  const mine = refusal?.intent === 'ort' ? refusal : undefined
  const context = useMemo(
    () => ({ idPrefix: 'ort-', values: mine?.values ?? {}, errors: mine?.errors ?? {}, required: new Set<string>() }),
    [mine],
  )
  return (
    <TitledCard id="ort-titel" title="Wo ist es?" size="lg" className="print:hidden">
      <p className="mt-2 text-ink-700">
        Wohnung oder Anschrift fehlen uns noch. Mit einer der beiden Angaben findet gleich jemand zu Ihnen.
      </p>
      <FormContext value={context}>
        <form method="post" noValidate aria-labelledby="ort-titel" className="mt-6 grid gap-6">
          <input type="hidden" name="intent" value="ort" />
          <RefusalSummary refusal={mine} />
          <PlaceFields flats={flats} />
          <div>
            <Button type="submit">Ort nachtragen</Button>
          </div>
        </form>
      </FormContext>
    </TitledCard>
  )
}
