import { href } from 'react-router'
import { FilterFrame, ResetFilters, SearchButton, SearchField } from '#forms/filter-frame.tsx'
import { optionsWith } from '#forms/options-with.ts'
import { SelectField } from '#forms/select-field.tsx'
import { useFilterForm } from '#forms/use-filter-form.ts'
import { classNames } from '#ui/class-names.ts'
import { hasFilters, type PropertyFilters as Filters } from '../properties/filters.ts'

type PropertyFiltersProps = { filters: Filters; locations: string[] }

export const RESULTS_ID = 'immobilien'
export const FORM_ID = 'immobilien-filter'

// The specification's fixed list; other types can be found, but not chosen.
const TYPES = ['Mehrfamilienhaus', 'Einfamilienhaus']

/** Search, location and type. Filters while it is filled in, once JavaScript runs. */
export function PropertyFilters({ filters, locations }: PropertyFiltersProps) {
  const { props } = useFilterForm({ resultsId: RESULTS_ID })
  return (
    <FilterFrame
      {...props}
      id={FORM_ID}
      label="Immobilien filtern"
      action={href('/vermietung')}
      className={classNames(
        'grid items-end gap-2.5 md:grid-cols-2 md:gap-4 lg:grid-cols-4 max-md:[&_.field>:first-child]:sr-only',
        // The third of two columns takes both, as long as nothing stands beside it.
        !hasFilters(filters) && 'md:max-lg:[&>:nth-child(3)]:col-span-2',
      )}
    >
      <SearchField name="suche" placeholder="Name oder Adresse suchen..." defaultValue={filters.search} />
      <SelectField
        name="ort"
        label="Ort"
        placeholder="Alle Orte"
        options={optionsWith(locations, filters.location)}
        defaultValue={filters.location}
      />
      <SelectField
        name="typ"
        label="Typ"
        placeholder="Alle Typen"
        options={optionsWith(TYPES, filters.type)}
        defaultValue={filters.type}
      />
      <div className="flex flex-wrap gap-3 empty:hidden max-md:-my-1 max-md:-ml-3 lg:min-h-12">
        <SearchButton />
        {hasFilters(filters) && <ResetFilters formId={FORM_ID} to={href('/vermietung')} />}
      </div>
    </FilterFrame>
  )
}
