import { type SubmitEvent, useEffect, useState } from 'react'
import { FormContext } from '#forms/form-context.ts'
import { MoneyField, NumberField } from '#forms/text-field.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { formatWholeEuro, plural } from '#ui/format.ts'
import { type ApartmentFilters, overviewPath, type View } from '../search/filters.ts'
import { affordableEuro, type Budget, setBudget, useBudget, USUAL_SHARE_PERCENT } from './budget.ts'
import { budgetNames, readBudget, wbsLimitEuro } from './read-budget.ts'

const ID_PREFIX = 'budget-'

type BudgetPanelProps = { filters: ApartmentFilters; view: View }

/** Income, people and share, what they come to, and the filter for it. Nothing of it leaves the page. */
export function BudgetPanel({ filters, view }: BudgetPanelProps) {
  const budget = useBudget()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [timesForgotten, setTimesForgotten] = useState(0)
  useEffect(() => {
    if (timesForgotten > 0) document.getElementById(ID_PREFIX + budgetNames.income)?.focus()
  }, [timesForgotten])
  const values = {
    [budgetNames.income]: budget ? String(budget.netIncomeEuro).replace('.', ',') : '',
    [budgetNames.people]: String(budget?.people ?? 1),
    [budgetNames.share]: String(budget?.sharePercent ?? USUAL_SHARE_PERCENT).replace('.', ','),
  }

  function forget() {
    setBudget(null)
    setTimesForgotten(timesForgotten + 1)
  }

  function workOut(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const judged = readBudget((name) => String(entered.get(name) ?? ''))
    const wrong = 'errors' in judged ? judged.errors : {}
    setErrors(wrong)
    if ('budget' in judged) setBudget(judged.budget)
    const [first] = Object.keys(wrong)
    if (first) document.getElementById(ID_PREFIX + first)?.focus()
  }

  return (
    <FormContext value={{ idPrefix: ID_PREFIX, values, errors, required: new Set() }}>
      <form
        key={timesForgotten}
        onSubmit={workOut}
        aria-label="Budget ausrechnen"
        autoComplete="off"
        noValidate
        className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]"
      >
        <MoneyField name={budgetNames.income} label="Haushaltsnettoeinkommen" hint="Im Monat, von allen zusammen." />
        <NumberField name={budgetNames.people} label="Personen im Haushalt" />
        <NumberField name={budgetNames.share} label="Anteil für die Warmmiete" hint="In Prozent des Einkommens." />
        <Button type="submit">Ausrechnen</Button>
      </form>
      <p className="mt-3 text-sm text-ink-600">
        Ihr Browser rechnet selbst. Nichts davon wird gesendet oder gespeichert; nach dem Neuladen der Seite ist es weg.
      </p>
      <div role="status">{budget && <Result budget={budget} filters={filters} view={view} onForget={forget} />}</div>
    </FormContext>
  )
}

type ResultProps = BudgetPanelProps & { budget: Budget; onForget: () => void }

function Result({ budget, filters, view, onForget }: ResultProps) {
  const amount = affordableEuro(budget)
  const isFiltered = filters.warmRentToEuro === amount
  return (
    <div className="mt-5 space-y-4 rounded-control bg-brand-50 p-4 sm:p-5">
      <p>
        Für die Warmmiete bleiben Ihnen bis zu{' '}
        <strong className="text-xl whitespace-nowrap text-ink-950 tabular">{formatWholeEuro(amount)}</strong> im Monat.
        An jeder Wohnung mit Preis steht jetzt, ob sie passt.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {isFiltered ? (
          <p className="text-sm text-ink-700">Die Liste zeigt nur Wohnungen bis zu diesem Betrag.</p>
        ) : (
          <ButtonLink
            to={overviewPath({ ...filters, warmRentToEuro: amount, page: 1 }, view)}
            prefetch="none"
            preventScrollReset
            size="sm"
          >
            Bis zu diesem Betrag filtern
          </ButtonLink>
        )}
        <Button variant="quiet" size="sm" onClick={onForget}>
          Angaben löschen
        </Button>
      </div>
      {!isFiltered && (
        <p className="text-sm text-ink-700">Der Filter schickt uns nur diesen Betrag, nicht Ihr Einkommen.</p>
      )}
      <WbsHint budget={budget} />
    </div>
  )
}

/** Net income is not the income of §§ 20 to 24 WoFG, so this is no more than a reason to ask. */
function WbsHint({ budget: { netIncomeEuro, people } }: { budget: Budget }) {
  const limit = wbsLimitEuro(people)
  const isBelow = netIncomeEuro * 12 <= limit
  return (
    <section aria-labelledby="wbs-hinweis" className="border-t border-brand-200 pt-4 text-sm text-ink-700">
      <h2 id="wbs-hinweis" className="text-base">
        {isBelow ? 'Ein Wohnberechtigungsschein könnte für Sie in Frage kommen' : 'Wohnberechtigungsschein (WBS)'}
      </h2>
      <p className="measure mt-1.5">
        <span>{`Für ${plural(people, 'Person', 'Personen')} nennt`}</span>{' '}
        <a
          href="https://www.gesetze-im-internet.de/wofg/__9.html"
          target="_blank"
          rel="noreferrer"
          className="link whitespace-nowrap"
        >
          § 9 Abs. 2 WoFG
        </a>{' '}
        <span>als Grenze</span> <span className="whitespace-nowrap tabular">{formatWholeEuro(limit)}</span>{' '}
        <span>{`im Jahr, für jedes Kind 500 € mehr. ${isBelow ? 'Ihr Nettoeinkommen liegt darunter.' : 'Ihr Nettoeinkommen liegt darüber.'} Maßgeblich ist aber das Einkommen nach §§ 20 bis 24 WoFG, und die Länder weichen ab, oft nach oben. Ohne Gewähr: Verbindlich rechnet Ihre Gemeinde- oder Stadtverwaltung, die den Schein ausstellt.`}</span>
      </p>
    </section>
  )
}
