import { ChevronDown, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { budgetAddress } from '../apartments/budget/budget-address.ts'
import { parameterNames } from '../apartments/search/filters.ts'

const rooms = ['1', '2', '3', '4', '5']

type FlatSearchProps = { towns: string[] }

/** The three questions with which everybody begins; the overview has the others. A plain GET form. */
export function FlatSearch({ towns }: FlatSearchProps) {
  return (
    <Card className="p-5 sm:p-6">
      <form
        method="get"
        action={href('/wohnungen')}
        role="search"
        aria-label="Freie Wohnungen suchen"
        autoComplete="off"
        className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[2fr_1fr_1fr_auto]"
      >
        <input type="hidden" name={parameterNames.status} value="available" />
        <Question label="Ort" className="max-lg:col-span-full">
          <Choice name={parameterNames.city} any="Alle Orte" options={towns} />
        </Question>
        <Question label="Zimmer">
          <Choice name={parameterNames.roomsFrom} any="Alle" options={rooms} say={(count) => `ab ${count}`} />
        </Question>
        <Question label="Bis … € warm">
          <input
            type="text"
            name={parameterNames.warmRentToEuro}
            inputMode="numeric"
            maxLength={9}
            enterKeyHint="search"
            className="field-control tabular"
          />
        </Question>
        <Button type="submit" size="lg" className="max-lg:col-span-full">
          <Search aria-hidden="true" /> Wohnungen suchen
        </Button>
      </form>
      <p className="mt-4 text-sm">
        <a href={budgetAddress} className="link">
          Was kann ich mir leisten?
        </a>
      </p>
    </Card>
  )
}

type QuestionProps = { label: string; className?: string; children: ReactNode }

/** Not the form kit's fields: they would bring three kilobytes to the first page. */
function Question({ label, className, children }: QuestionProps) {
  return (
    <label className={className}>
      <span className="mb-1.5 block font-semibold text-ink-950">{label}</span>
      {children}
    </label>
  )
}

type ChoiceProps = { name: string; any: string; options: readonly string[]; say?: (option: string) => string }

function Choice({ name, any, options, say = (option) => option }: ChoiceProps) {
  return (
    <span className="relative block">
      <select name={name} className="field-control appearance-none truncate pr-11!">
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {say(option)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-600"
      />
    </span>
  )
}
