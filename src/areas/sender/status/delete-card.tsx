import { useMemo } from 'react'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { FormContext } from '#forms/form-context.ts'
import { Button } from '#ui/button/button.tsx'
import { TitledCard } from '#ui/card/titled-card.tsx'
import type { OwnRefusal } from './actions.server.ts'
import type { OwnRequest } from './own-request.server.ts'
import { RefusalSummary } from './refusal-summary.tsx'

type DeleteCardProps = { own: OwnRequest; refusal: OwnRefusal | undefined }

/** The way to have everything deleted at once, or the duty that stands against it. */
export function DeleteCard({ own: { duty, noun }, refusal }: DeleteCardProps) {
  const mine = refusal?.intent === 'loeschen' ? refusal : undefined
  const context = useMemo(
    () => ({ idPrefix: 'loeschen-', values: {}, errors: mine?.errors ?? {}, required: new Set(['bestaetigt']) }),
    [mine],
  )
  return (
    <TitledCard id="loeschen-titel" title="Daten löschen" className="print:hidden">
      <p className="mt-3 text-ink-700">
        {duty === null
          ? `Wir löschen Ihre ${noun} sofort, mit allen Angaben, Dateien und Nachrichten. Bearbeitet wird sie dann nicht mehr.`
          : `Sofort geht das noch nicht. Wann wir löschen, steht unter „Ihre Daten“. ${duty}`}
      </p>
      <FormContext value={context}>
        {duty === null ? (
          <details open={mine !== undefined} className="mt-3">
            <summary className="link flex min-h-11 cursor-pointer items-center">Daten löschen …</summary>
            <form method="post" noValidate aria-labelledby="loeschen-titel" className="mt-3 grid gap-4">
              <input type="hidden" name="intent" value="loeschen" />
              <RefusalSummary refusal={mine} />
              <CheckboxField
                name="bestaetigt"
                label={`Ja, löschen Sie diese ${noun} mit allen Angaben. Das lässt sich nicht rückgängig machen.`}
              />
              <div>
                <Button type="submit" variant="danger">
                  Jetzt endgültig löschen
                </Button>
              </div>
            </form>
          </details>
        ) : (
          mine && <RefusalSummary refusal={mine} />
        )}
      </FormContext>
    </TitledCard>
  )
}
