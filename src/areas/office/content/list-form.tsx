import { Form, useSubmit } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { type ChosenFilters, filterAddress, type ListFilter } from './list-filters.ts'

type ListFormProps = { base: string; many: string; filters: readonly ListFilter[]; chosen: ChosenFilters }

const control = 'field-control min-h-11 py-1.5! text-sm!'

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
      className="grid grid-cols-2 gap-2 rounded-card border border-ink-200 bg-white p-3 md:grid-cols-4 lg:flex print:hidden"
    >
      <div className="col-span-full flex gap-2 lg:flex-1">
        <label className="sr-only" htmlFor="q">
          Suche
        </label>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={chosen.search}
          placeholder="Suchen …"
          className={`${control} min-w-0 flex-1`}
        />
        <Button type="submit" variant="secondary" size="sm" className="min-h-11">
          Suchen
        </Button>
      </div>
      {filters.map(({ name, label, options }) => (
        <span key={name} className="min-w-0 last:odd:col-span-2 md:last:odd:col-span-1 lg:w-48">
          <label className="sr-only" htmlFor={`filter-${name}`}>
            {label}
          </label>
          <select id={`filter-${name}`} name={name} defaultValue={chosen.values[name] ?? ''} className={control}>
            <option value="">{label}: alle</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      ))}
    </Form>
  )
}
