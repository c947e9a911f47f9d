import { number } from '#platform/address-parameters.ts'
import type { Budget } from './budget.ts'

const MOST_PEOPLE = 20

export const budgetNames = { income: 'haushaltsnetto', people: 'personen', share: 'anteil' }

type Judged = { budget: Budget } | { errors: Record<string, string> }

/** Numbers as people type them: „2.400“, „2400,50“. */
export function readBudget(typed: (name: string) => string): Judged {
  const read = (name: string) => number(name).read([typed(name)])
  const [income, people, share] = [read(budgetNames.income), read(budgetNames.people), read(budgetNames.share)]
  const isCount = people !== null && Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE
  const isShare = share !== null && share >= 1 && share <= 100
  if (income !== null && income > 0 && isCount && isShare)
    return { budget: { netIncomeEuro: income, people, sharePercent: share } }
  return {
    errors: {
      ...(income !== null && income > 0
        ? {}
        : { [budgetNames.income]: 'Bitte geben Sie Ihr Einkommen im Monat ein, zum Beispiel 2.400.' }),
      ...(isCount ? {} : { [budgetNames.people]: `Bitte geben Sie eine Zahl von 1 bis ${MOST_PEOPLE} ein.` }),
      ...(isShare ? {} : { [budgetNames.share]: 'Bitte geben Sie einen Anteil von 1 bis 100 ein.' }),
    },
  }
}

/** Income in a year up to which a household may get a WBS (§ 9 Abs. 2 WoFG); each child adds 500 €, and most states have their own limits. */
export function wbsLimitEuro(people: number): number {
  return people === 1 ? 12_000 : 18_000 + (people - 2) * 4_100
}
