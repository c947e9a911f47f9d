import { useId } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { filterControl } from '#office/frame/frame/filter-controls.tsx'
import { type ListState, orders, shown } from './list-order.ts'

/** A GET form: with JavaScript a choice applies at once. */
export function ListStateForm({ about, state }: { about: string; state: ListState }) {
  const submit = useSubmit()
  return (
    <Form
      method="get"
      action={`/verwaltung/bewerbungen/${about}`}
      key={`${state.show} ${state.order}`}
      onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
      className="flex flex-wrap items-end gap-3 rounded-card border border-ink-200 bg-white p-3 print:hidden"
    >
      <Choice name="zeige" label="Zeige" value={state.show} options={shown} />
      <Choice name="sortierung" label="Reihenfolge" value={state.order} options={orders} />
      <Button type="submit" variant="secondary" size="sm">
        Anwenden
      </Button>
    </Form>
  )
}

type ChoiceProps = { name: string; label: string; value: string; options: Readonly<Record<string, string>> }

function Choice({ name, label, value, options }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block text-xs font-semibold text-ink-600">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className={`${filterControl} w-auto!`}>
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
