import type { ChangeEvent } from 'react'
import { href } from 'react-router'
import { FilterFrame, ResetFilters, SearchButton, SearchField } from '#forms/filter-frame.tsx'
import { optionsWith } from '#forms/options-with.ts'
import { SelectField } from '#forms/select-field.tsx'
import { useFilterForm } from '#forms/use-filter-form.ts'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { statusBadge } from '../apartments/availability.ts'
import { BudgetDisclosure } from '../apartments/budget/budget-disclosure.tsx'
import {
  type ApartmentFilters,
  FILTER_FORM_ID,
  hasFilters,
  noFilters,
  overviewPath,
  parameterNames,
  type Sort,
  type View,
  viewParameter,
} from '../apartments/search/filters.ts'
import { FurtherFilters } from './further-filters.tsx'
import type { Building } from './overview.ts'

/** On phones a row of its own. */
const wide = 'col-span-full md:col-span-1'

type FilterFormProps = {
  filters: ApartmentFilters
  view: View
  locations: string[]
  /** Of the chosen place; undefined while they are read. */
  buildings: Building[] | undefined
  /** Until somebody follows a link to it. */
  isHiddenOnPhones: boolean
}

const statuses = (['available', 'rented'] as const).map((value) => ({ value, label: statusBadge(value).label }))

/** Labels of the orders. Short, so that they can be read whole on a phone. */
const sortLabels: Record<Exclude<Sort, 'neueste'>, string> = {
  guenstigste: 'Günstigste',
  teuerste: 'Teuerste',
  groesste: 'Größte',
  kleinste: 'Kleinste',
  frueheste: 'Früheste',
}
const sortOptions = Object.entries(sortLabels).map(([value, label]) => ({ value, label }))

/** A plain GET form that filters while it is filled in, once JavaScript runs. */
export function FilterForm({ filters, view, locations, buildings, isHiddenOnPhones }: FilterFormProps) {
  const { props, showAtOnce } = useFilterForm()
  const withoutFilters = overviewPath({ ...noFilters, sort: filters.sort }, view)

  /** A building belongs to its place, so another place means another choice. */
  function change(event: ChangeEvent<HTMLFormElement>) {
    const control: unknown = event.target
    if (control instanceof HTMLSelectElement && control.name === parameterNames.city) {
      const building = event.currentTarget.elements.namedItem(parameterNames.propertyId)
      if (building instanceof HTMLSelectElement) building.value = ''
    }
    props.onChange(event)
  }

  return (
    <Card
      className={classNames(
        'p-5 sm:p-6 lg:p-7',
        isHiddenOnPhones && '[@media(scripting:enabled)]:max-md:not-has-[:target]:hidden',
      )}
    >
      <FilterFrame
        {...props}
        onChange={change}
        id={FILTER_FORM_ID}
        label="Wohnungen filtern"
        action={href('/wohnungen')}
        resetTo={withoutFilters}
        className={classNames(
          'grid min-[18rem]:grid-cols-2 items-end gap-4',
          filters.city === '' ? 'lg:grid-cols-4' : 'md:grid-cols-3 lg:grid-cols-5',
        )}
      >
        {view !== 'tabelle' && <input type="hidden" name={viewParameter} value={view} />}
        <SearchField
          name={parameterNames.search}
          placeholder="Name oder Adresse"
          defaultValue={filters.search}
          className={wide}
        />
        <SelectField
          name={parameterNames.city}
          label="Standort"
          placeholder="Alle Standorte"
          options={optionsWith(locations, filters.city)}
          defaultValue={filters.city}
          className={wide}
        />
        {filters.city !== '' && (
          <SelectField
            // Its choice can only be shown once its options are there.
            key={buildings ? filters.city : 'loading'}
            name={parameterNames.propertyId}
            label="Gebäude"
            placeholder={buildings ? 'Alle Gebäude' : 'Gebäude werden geladen…'}
            options={(buildings ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={filters.propertyId}
            className={wide}
          />
        )}
        <SelectField
          name={parameterNames.status}
          label="Status"
          placeholder="Alle"
          options={statuses}
          defaultValue={filters.status}
        />
        <SelectField
          name={parameterNames.sort}
          label="Sortierung"
          placeholder="Neueste"
          options={sortOptions}
          defaultValue={filters.sort === noFilters.sort ? '' : filters.sort}
        />
        <div className="relative col-span-full">
          <FurtherFilters filters={filters} />
          {hasFilters(filters) && (
            <div className="-right-3 top-0 max-sm:-ml-3 sm:absolute">
              <ResetFilters
                formId={FILTER_FORM_ID}
                to={withoutFilters}
                looks={{ variant: 'quiet', size: 'sm' }}
                onClick={() => showAtOnce(withoutFilters)}
              />
            </div>
          )}
        </div>
        <SearchButton className="col-span-full" />
      </FilterFrame>
      <BudgetDisclosure filters={filters} view={view} />
    </Card>
  )
}
