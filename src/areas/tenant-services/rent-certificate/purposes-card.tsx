import { Card } from '#ui/card/card.tsx'
import { purposes } from './fields.ts'

/** What people ask for a certificate for. */
export function PurposesCard() {
  return (
    <Card as="section" labelledBy="zwecke" className="p-5 sm:p-7">
      <h2 id="zwecke" className="text-xl">
        Wofür wird sie gebraucht?
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {purposes.map(({ value, label, explanation }) => (
          <li key={value}>
            <span className="block font-semibold text-ink-950">{label}</span>
            <span className="block text-sm text-ink-600">{explanation}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
