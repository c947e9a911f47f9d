import { useMemo, useState } from 'react'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { FormContext } from '#forms/form-context.ts'
import { DataUse, HoneypotField } from '#forms/form-element.tsx'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { Button } from '#ui/button/button.tsx'
import type { ListenRefusal } from './answer-form.server.ts'
import { listenerForm } from './fields.ts'
import { type Incident, INCIDENTS_PATH } from './incident.ts'
import { consent, keptAfterEnd } from './privacy.ts'

type ListenerFormProps = {
  titleId: string
  open: readonly Incident[]
  /** The id of the incident that is chosen already; empty when none is. */
  chosen: string
  refusal: ListenRefusal | undefined
}

/** A plain post: which incident, and an address. */
export function ListenerForm({ titleId, open, chosen, refusal }: ListenerFormProps) {
  const [isSending, setSending] = useState(false)
  const context = useMemo(
    () => ({
      idPrefix: 'stoerung-',
      values: { incident_id: chosen, ...refusal?.values },
      errors: refusal?.errors ?? {},
      required: listenerForm.required,
    }),
    [chosen, refusal],
  )
  return (
    <FormContext value={context}>
      <form
        method="post"
        action={INCIDENTS_PATH}
        noValidate
        aria-labelledby={titleId}
        onSubmit={() => setSending(true)}
        className="mt-6 grid gap-6"
      >
        {refusal && (
          <ErrorSummary {...(refusal.title && { title: refusal.title })}>
            {refusal.message && <p className="mt-1">{refusal.message}</p>}
          </ErrorSummary>
        )}
        <RadioGroupField
          name="incident_id"
          label="Welche Störung betrifft Sie?"
          options={open.map(({ id, title, house }) => ({ value: id, label: title, hint: house }))}
        />
        <TextField
          name="email"
          type="email"
          label="E-Mail-Adresse"
          hint="Nur dorthin schreiben wir. Sie bestätigen die Adresse mit einem Link."
          autoComplete="email"
        />
        <HoneypotField name="ihre_webseite" />
        <div>
          <Button type="submit" size="lg" busy={isSending}>
            Nachrichten bekommen
          </Button>
          <div className="mt-4">
            <DataUse>{`Mit der Bestätigung willigen Sie ein, ${consent} Ist die Störung beendet, löschen wir die Adresse nach ${keptAfterEnd}.`}</DataUse>
          </div>
        </div>
      </form>
    </FormContext>
  )
}
