import { Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { SelectField } from '#forms/select-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { useFilterForm } from '#forms/use-filter-form.ts'
import { Button } from '#ui/button/button.tsx'
import type { ButtonVariant } from '#ui/button/button-classes.ts'
import { GoButton, GoForm } from '#ui/button/go-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { hasFilters, type PropertyFilters as Filters } from '../properties/filters.ts'
import { texts } from '../properties/texts.ts'

type PropertyFiltersProps = { filters: Filters; locations: string[] }

export const RESULTS_ID = 'immobilien'
const FORM_ID = 'immobilien-filter'
/** A form cannot stand inside another one, so the button that resets this one belongs to a form below it. */
const RESET_FORM_ID = 'immobilien-filter-zuruecksetzen'

// The specification's fixed list; other types can be found, but not chosen.
const TYPES = ['Mehrfamilienhaus', 'Einfamilienhaus']

/** Search, location and type. A plain GET form that filters while it is filled in, once JavaScript runs. */
export function PropertyFilters({ filters, locations }: PropertyFiltersProps) {
  const { props } = useFilterForm({ resultsId: RESULTS_ID })
  return (
    <>
      <form
        id={FORM_ID}
        tabIndex={-1}
        method="get"
        action={href('/vermietung')}
        role="search"
        aria-label="Immobilien filtern"
        autoComplete="off"
        className={classNames(
          'grid items-end gap-2.5 md:grid-cols-2 md:gap-4 lg:grid-cols-4 max-md:[&_.field>:first-child]:sr-only',
          // The third of two columns takes both, as long as nothing stands beside it.
          !hasFilters(filters) && 'md:max-lg:[&>:nth-child(3)]:col-span-2',
        )}
        {...props}
      >
        <TextField
          name="suche"
          label="Suche"
          type="search"
          placeholder="Name oder Adresse suchen..."
          defaultValue={filters.search}
          maxLength={100}
          enterKeyHint="search"
        />
        <SelectField
          name="ort"
          label="Ort"
          placeholder="Alle Orte"
          options={withCurrent(locations, filters.location)}
          defaultValue={filters.location}
        />
        <SelectField
          name="typ"
          label="Typ"
          placeholder="Alle Typen"
          options={withCurrent(TYPES, filters.type)}
          defaultValue={filters.type}
        />
        <div className="flex flex-wrap gap-3 empty:hidden max-md:-my-1 max-md:-ml-3 lg:min-h-12">
          <div className="without-js">
            <Button type="submit">
              <Search aria-hidden="true" /> Suchen
            </Button>
          </div>
          {hasFilters(filters) && (
            <ResetFilters variant="quiet">
              <X aria-hidden="true" /> {texts.resetFilters}
            </ResetFilters>
          )}
        </div>
      </form>
      <GoForm id={RESET_FORM_ID} to={href('/vermietung')} />
    </>
  )
}

type ResetFiltersProps = { variant?: ButtonVariant; children: ReactNode }

/** Goes away with the filters, so it gives the focus to the form: not to a field, which would open a phone's keyboard. */
export function ResetFilters({ variant = 'primary', children }: ResetFiltersProps) {
  const focusForm = () => document.getElementById(FORM_ID)?.focus({ preventScroll: true })
  return (
    <GoButton to={href('/vermietung')} formId={RESET_FORM_ID} looks={{ variant }} onClick={focusForm}>
      {children}
    </GoButton>
  )
}

/** A value from a shared address stays chosen although nobody could have chosen it here. */
function withCurrent(values: readonly string[], current: string) {
  const all = current === '' || values.includes(current) ? values : [current, ...values]
  return all.map((value) => ({ value, label: value }))
}
