import { useMemo } from 'react'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { FormContext } from '#forms/form-context.ts'
import { Button } from '#ui/button/button.tsx'
import { TitledCard } from '#ui/card/titled-card.tsx'
import type { OwnRefusal } from './actions.server.ts'
import type { OwnRequest } from './own-request.server.ts'
import { RefusalSummary } from './refusal-summary.tsx'

type WithdrawCardProps = { own: OwnRequest; refusal: OwnRefusal | undefined }

/** The way to take it back: opened first, then confirmed with a tick, then sent. */
export function WithdrawCard({ own, refusal }: WithdrawCardProps) {
  const mine = refusal?.intent === 'zurueckziehen' ? refusal : undefined
  const context = useMemo(
    () => ({ idPrefix: 'zurueck-', values: {}, errors: mine?.errors ?? {}, required: new Set(['bestaetigt']) }),
    [mine],
  )
  return (
    <TitledCard id="zurueck-titel" title={`${own.noun} zurückziehen`} className="print:hidden">
      <p className="mt-3 text-ink-700">{`Hat sich die Sache erledigt? Dann bearbeiten wir sie nicht weiter${own.withdrawnFor === null ? '.' : ` und löschen Ihre Angaben spätestens nach ${own.withdrawnFor}.`}`}</p>
      <details open={mine !== undefined} className="mt-3">
        <summary className="link flex min-h-11 cursor-pointer items-center">Zurückziehen …</summary>
        <FormContext value={context}>
          <form method="post" noValidate aria-labelledby="zurueck-titel" className="mt-3 grid gap-4">
            <input type="hidden" name="intent" value="zurueckziehen" />
            <RefusalSummary refusal={mine} />
            <CheckboxField
              name="bestaetigt"
              label={`Ja, ich ziehe diese ${own.noun} zurück. Das lässt sich hier nicht rückgängig machen.`}
            />
            <div>
              <Button type="submit" variant="danger">
                Endgültig zurückziehen
              </Button>
            </div>
          </form>
        </FormContext>
      </details>
    </TitledCard>
  )
}
