import { useMemo, useState } from 'react'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { FormContext } from '#forms/form-context.ts'
import { DataUse, HoneypotField } from '#forms/form-element.tsx'
import { TextField } from '#forms/text-field.tsx'
import { Button } from '#ui/button/button.tsx'
import type { SearchRefusal } from './answer-form.server.ts'
import { CriteriaFields, FrequencyField } from './criteria-fields.tsx'
import { newSearchForm } from './fields.ts'
import { consent } from './privacy.ts'
import { filtersOf, frequencies } from './search.ts'

type NewSearchFormProps = {
  query: string
  locations: readonly string[]
  building: string | null
  refusal: SearchRefusal | undefined
}

/** A plain post: wishes, address, how often. */
export function NewSearchForm({ query, locations, building, refusal }: NewSearchFormProps) {
  const [isSending, setSending] = useState(false)
  const context = useMemo(
    () => ({
      idPrefix: 'suchauftrag-',
      values: { haeufigkeit: frequencies[0].value, ...refusal?.values },
      errors: refusal?.errors ?? {},
      required: newSearchForm.required,
    }),
    [refusal],
  )
  return (
    <FormContext value={context}>
      <form
        method="post"
        action="/suchauftrag"
        noValidate
        aria-labelledby="suchauftrag-titel"
        onSubmit={() => setSending(true)}
        className="mt-6 grid gap-8"
      >
        {refusal && (
          <ErrorSummary {...(refusal.title && { title: refusal.title })}>
            {refusal.message && <p className="mt-1">{refusal.message}</p>}
          </ErrorSummary>
        )}
        <CriteriaFields filters={filtersOf(query)} locations={locations} building={building} />
        <TextField
          name="email"
          type="email"
          label="E-Mail-Adresse"
          hint="Nur dorthin schreiben wir. Sie bestätigen die Adresse mit einem Link."
          autoComplete="email"
        />
        <FrequencyField />
        <HoneypotField name="ihre_webseite" />
        <div>
          <Button type="submit" size="lg" busy={isSending}>
            Suchauftrag anlegen
          </Button>
          <div className="mt-4">
            <DataUse>{`Mit der Bestätigung willigen Sie ein, ${consent}`}</DataUse>
          </div>
        </div>
      </form>
    </FormContext>
  )
}
