import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { buttonClasses } from '#ui/button/button-classes.ts'
import { formatWholeEuro } from '#ui/format.ts'
import type { ApartmentFilters, View } from '../search/filters.ts'
import { affordableEuro, USUAL_SHARE_PERCENT, useBudget } from './budget.ts'
import { BUDGET_ID } from './budget-address.ts'

const BudgetPanel = lazy(async () => ({ default: (await import('./budget-panel.tsx')).BudgetPanel }))

type BudgetDisclosureProps = { filters: ApartmentFilters; view: View }

/** „Was kann ich mir leisten?“, fetched when it is opened. Worked out by the browser, so without JavaScript it says how one does it oneself. */
export function BudgetDisclosure({ filters, view }: BudgetDisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  const budget = useBudget()
  // Not every browser opens what the address points into, and somebody may have opened it before the scripts came.
  useEffect(() => {
    if (!details.current) return
    if (location.hash === `#${BUDGET_ID}`) details.current.open = true
    setOpen(details.current.open)
  }, [])
  return (
    <details ref={details} onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-2">
      <summary className={buttonClasses('quiet', 'sm', '-ml-3 list-none [&::-webkit-details-marker]:hidden')}>
        {budget ? `Ihr Budget: bis ${formatWholeEuro(affordableEuro(budget))} warm` : 'Was kann ich mir leisten?'}
      </summary>
      <div id={BUDGET_ID} className="mt-3 scroll-mt-40 border-t border-ink-200 pt-5">
        <p className="without-js measure">
          Als Faustregel gilt: Die Warmmiete soll höchstens {USUAL_SHARE_PERCENT} % dessen betragen, was Ihr Haushalt im
          Monat netto einnimmt. Bei 2.400 € sind das 720 €. Tragen Sie diesen Betrag oben bei der Warmmiete ein.
          Ausrechnen kann ihn diese Seite nur mit JavaScript, weil Ihr Einkommen Ihr Gerät nicht verlassen soll.
        </p>
        {isOpen && (
          <div className="needs-js">
            <Suspense>
              <BudgetPanel filters={filters} view={view} />
            </Suspense>
          </div>
        )}
      </div>
    </details>
  )
}
