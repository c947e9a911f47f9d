import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { parameterNames } from '../apartments/overview/filters.ts'

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
          <select name={parameterNames.city} className="field-control">
            <option value="">Alle Orte</option>
            {towns.map((town) => (
              <option key={town}>{town}</option>
            ))}
          </select>
        </Question>
        <Question label="Zimmer">
          <select name={parameterNames.roomsFrom} className="field-control">
            <option value="">Alle</option>
            {rooms.map((count) => (
              <option key={count} value={count}>
                ab {count}
              </option>
            ))}
          </select>
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
    </Card>
  )
}

type QuestionProps = { label: string; className?: string; children: ReactNode }

function Question({ label, className, children }: QuestionProps) {
  return (
    <label className={className}>
      <span className="mb-1.5 block font-semibold text-ink-950">{label}</span>
      {children}
    </label>
  )
}
