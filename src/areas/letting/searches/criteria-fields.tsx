import { optionsWith } from '#forms/options-with.ts'
import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { Fieldset } from '#forms/field-frame.tsx'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { type ApartmentFilters, parameterNames } from '../apartments/search/filters.ts'
import { FeatureFilters, RangeFilters } from '../overview/further-filters.tsx'
import { frequencies } from './search.ts'

type CriteriaFieldsProps = {
  filters: ApartmentFilters
  locations: readonly string[]
  /** Of the building that the search is bound to. */
  building: string | null
}

/** The overview's filters as fields of a form, so that a new one can be saved as well. */
export function CriteriaFields({ filters, locations, building }: CriteriaFieldsProps) {
  const { city, search, propertyId } = filters
  return (
    <Fieldset legend="Was suchen Sie?" columns={2}>
      <SelectField
        name={parameterNames.city}
        label="Standort"
        placeholder="Alle Standorte"
        options={optionsWith(locations, city)}
        defaultValue={city}
      />
      {search !== '' && (
        <TextField
          name={parameterNames.search}
          label="Name oder Adresse"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
        />
      )}
      {propertyId !== '' && (
        <label className="flex min-h-11 items-center gap-2.5 sm:col-span-2">
          <input
            type="checkbox"
            name={parameterNames.propertyId}
            value={propertyId}
            defaultChecked
            className="size-5 shrink-0 accent-action"
          />
          <span>{`Nur in diesem Gebäude${building === null ? '' : `: ${building}`}`}</span>
        </label>
      )}
      <RangeFilters filters={filters} />
      <details className="sm:col-span-2">
        <summary className="link flex min-h-11 cursor-pointer items-center">Einzug, Haustiere und Ausstattung</summary>
        <div className="mt-3 grid gap-5">
          <FeatureFilters filters={filters} />
        </div>
      </details>
    </Fieldset>
  )
}

export function FrequencyField() {
  return <RadioGroupField name="haeufigkeit" label="Wie oft dürfen wir schreiben?" options={frequencies} columns={3} />
}
