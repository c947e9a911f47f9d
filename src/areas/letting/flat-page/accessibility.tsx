import { Accessibility } from 'lucide-react'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { PhoneLink } from '#ui/phone/phone-link.tsx'
import type { Apartment } from '../apartments/apartment.ts'
import { accessibilityFacts, UNKNOWN } from '../apartments/facts.ts'

/** Shows what is known, and what nobody measured yet: people who cannot climb stairs must not take silence for a no. */
export function AccessibilitySection({ apartment }: { apartment: Apartment }) {
  const facts = accessibilityFacts(apartment)
  return (
    <section aria-labelledby="barrierefreiheit" className="print:hidden">
      <h2 id="barrierefreiheit" className="flex items-center gap-3 text-2xl">
        <Accessibility aria-hidden="true" className="size-6 shrink-0 text-action" />
        Barrierefreiheit
      </h2>
      <dl className="mt-5 divide-y divide-ink-200 border-y border-ink-200">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <dt className="text-ink-700">{label}</dt>
            <dd className={value === UNKNOWN ? 'text-ink-600' : 'font-semibold text-ink-950 tabular'}>
              <KeepTogether text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {facts.some(({ value }) => value === UNKNOWN) && (
        <p className="mt-3 text-sm text-ink-700">
          „Nicht angegeben“ heißt weder ja noch nein. Fragen Sie uns: <PhoneLink />
        </p>
      )}
    </section>
  )
}

/** On paper: what is known, in the room that is left beside the rent. */
export function AccessibilityOnPaper({ apartment }: { apartment: Apartment }) {
  const known = accessibilityFacts(apartment).filter(({ value }) => value !== UNKNOWN)
  if (known.length === 0) return null
  return (
    <p className="hidden print:block">
      <strong>Barrierefreiheit:</strong>{' '}
      <span>{known.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</span>
    </p>
  )
}
