import { Form, useSubmit } from 'react-router'
import { FilterSelect, Options, SearchRow } from '#office/frame/frame/filter-controls.tsx'
import { type ChosenFilters, filterAddress, type ListFilter } from './list-filters.ts'

type ListFormProps = { base: string; many: string; filters: readonly ListFilter[]; chosen: ChosenFilters }

/** A GET form: its address can be kept and sent. With JavaScript a choice applies at once. */
export function ListForm({ base, many, filters, chosen }: ListFormProps) {
  const submit = useSubmit()
  return (
    <Form
      method="get"
      action={base}
      role="search"
      aria-label={`${many} durchsuchen`}
      key={filterAddress(chosen)}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) void submit(currentTarget, { preventScrollReset: true })
      }}
      className="grid grid-cols-2 gap-2 rounded-card border border-ink-200 bg-white p-3 md:grid-cols-3 lg:flex lg:flex-wrap print:hidden"
    >
      <SearchRow value={chosen.search} placeholder="Suchen …" className="lg:min-w-72 lg:flex-1" />
      {filters.map(({ name, label, options }) => (
        <span
          key={name}
          className="min-w-0 last:odd:col-span-2 md:last:odd:col-span-1 lg:max-w-60 lg:min-w-44 lg:flex-1"
        >
          <FilterSelect id={`filter-${name}`} name={name} label={label} value={chosen.values[name] ?? ''}>
            <option value="">{`${label}: alle`}</option>
            <Options of={options} />
          </FilterSelect>
        </span>
      ))}
    </Form>
  )
}
