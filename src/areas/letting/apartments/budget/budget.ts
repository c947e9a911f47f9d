import { formatWholeEuro } from '#ui/format.ts'
import { createStore, useStore } from '#ui/store.ts'

/** A household's means as they were typed: net euros a month, percent of them for the warm rent. */
export type Budget = { netIncomeEuro: number; people: number; sharePercent: number }

/** The rule of thumb of German landlords and advice centres. */
export const USUAL_SHARE_PERCENT = 30
/** The highest warm rent in whole euros a month. */
export function affordableEuro({ netIncomeEuro, sharePercent }: Budget): number {
  return Math.floor((Math.round(netIncomeEuro * 100) * sharePercent) / 10_000)
}

/** „passt zu Ihrem Budget“, „70 € darüber“. */
export function budgetWords(budget: Budget, warmRentEuro: number): { fits: boolean; text: string } {
  const over = Math.ceil(warmRentEuro - affordableEuro(budget))
  return over <= 0
    ? { fits: true, text: 'passt zu Ihrem Budget' }
    : { fits: false, text: `${formatWholeEuro(over)} darüber` }
}

// In the memory of this page alone: a reload forgets it, and no request knows of it.
const store = createStore<Budget | null>(null)

export const setBudget = store.write
export const useBudget = () => useStore(store)
