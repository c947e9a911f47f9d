import { DataUse, HoneypotField } from '#forms/form-element.tsx'
import { PlainForm } from '#forms/plain-form.tsx'
import { EmailField } from '#forms/email-field.tsx'
import type { SearchRefusal } from './save-search.server.ts'
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

const start = { haeufigkeit: frequencies[0].value }

/** Wishes, address, how often. */
export function NewSearchForm({ query, locations, building, refusal }: NewSearchFormProps) {
  return (
    <PlainForm
      action="/suchauftrag"
      titleId="suchauftrag-titel"
      idPrefix="suchauftrag-"
      required={newSearchForm.required}
      start={start}
      refusal={refusal}
      className="gap-8"
      send="Suchauftrag anlegen"
      size="lg"
      dataUse={<DataUse>{`Mit der Bestätigung willigen Sie ein, ${consent}`}</DataUse>}
    >
      <CriteriaFields filters={filtersOf(query)} locations={locations} building={building} />
      <EmailField
        name="email"
        label="E-Mail-Adresse"
        hint="Nur dorthin schreiben wir. Sie bestätigen die Adresse mit einem Link."
        autoComplete="email"
      />
      <FrequencyField />
      <HoneypotField name="ihre_webseite" />
    </PlainForm>
  )
}
