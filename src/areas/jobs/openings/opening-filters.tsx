import { href } from 'react-router'
import { FilterFrame, ResetFilters, SearchButton, SearchField } from '#forms/filter-frame.tsx'
import { optionsWith } from '#forms/options-with.ts'
import { SelectField } from '#forms/select-field.tsx'
import { useFilterForm } from '#forms/use-filter-form.ts'
import type { OpeningFilters as Filters } from './filters.ts'

type OpeningFiltersProps = { filters: Filters; jobTypes: string[]; resultsId: string }

const FORM_ID = 'stellen-filter'

/** Search and type. Filters while it is filled in, once JavaScript runs. */
export function OpeningFilters({ filters, jobTypes, resultsId }: OpeningFiltersProps) {
  const { props } = useFilterForm({ resultsId })
  return (
    <FilterFrame
      {...props}
      id={FORM_ID}
      label="Stellen filtern"
      action={href('/jobs')}
      className="mb-6 grid items-end gap-4 sm:grid-cols-2 lg:flex"
    >
      <SearchField
        name="suche"
        placeholder="Position, Aufgabe oder Ort"
        defaultValue={filters.search}
        className="lg:flex-2"
      />
      <SelectField
        name="typ"
        label="Typ"
        placeholder="Alle Typen"
        options={optionsWith(jobTypes, filters.jobType)}
        defaultValue={filters.jobType}
        className="lg:flex-1"
      />
      <SearchButton />
      {(filters.search !== '' || filters.jobType !== '') && <ResetFilters formId={FORM_ID} to={href('/jobs')} />}
    </FilterFrame>
  )
}
