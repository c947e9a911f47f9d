import { Search, X } from 'lucide-react'
import { href } from 'react-router'
import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { useFilterForm } from '#forms/use-filter-form.ts'
import { Button } from '#ui/button/button.tsx'
import { GoButton, GoForm } from '#ui/button/go-button.tsx'
import type { OpeningFilters as Filters } from './filters.ts'

type OpeningFiltersProps = { filters: Filters; jobTypes: string[]; resultsId: string }

const FORM_ID = 'stellen-filter'
/** A form cannot stand inside another one. */
const RESET_FORM_ID = 'stellen-filter-zuruecksetzen'

/** Search and type. A plain GET form that filters while it is filled in, once JavaScript runs. */
export function OpeningFilters({ filters, jobTypes, resultsId }: OpeningFiltersProps) {
  const { props } = useFilterForm({ resultsId })
  const types = filters.jobType === '' || jobTypes.includes(filters.jobType) ? jobTypes : [filters.jobType, ...jobTypes]
  return (
    <>
      <form
        id={FORM_ID}
        tabIndex={-1}
        method="get"
        action={href('/jobs')}
        role="search"
        aria-label="Stellen filtern"
        autoComplete="off"
        className="mb-6 grid items-end gap-4 sm:grid-cols-2 lg:flex"
        {...props}
      >
        <TextField
          name="suche"
          label="Suche"
          type="search"
          placeholder="Position, Aufgabe oder Ort"
          defaultValue={filters.search}
          maxLength={100}
          enterKeyHint="search"
          className="lg:flex-2"
        />
        <SelectField
          name="typ"
          label="Typ"
          placeholder="Alle Typen"
          options={types.map((value) => ({ value, label: value }))}
          defaultValue={filters.jobType}
          className="lg:flex-1"
        />
        <div className="without-js">
          <Button type="submit">
            <Search aria-hidden="true" /> Suchen
          </Button>
        </div>
        {(filters.search !== '' || filters.jobType !== '') && (
          <GoButton
            to={href('/jobs')}
            formId={RESET_FORM_ID}
            looks={{ variant: 'quiet' }}
            // It goes away with the filters, so it gives the focus to the form.
            onClick={() => document.getElementById(FORM_ID)?.focus({ preventScroll: true })}
          >
            <X aria-hidden="true" /> Filter zurücksetzen
          </GoButton>
        )}
      </form>
      <GoForm id={RESET_FORM_ID} to={href('/jobs')} />
    </>
  )
}
