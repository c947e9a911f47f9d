import { expect, test } from 'vitest'
import { affordableEuro, budgetWords } from './budget.ts'
import { budgetNames, readBudget, wbsLimitEuro } from './read-budget.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function typed(income: string, people = '1', share = '30') {
  const entered: Record<string, string> = {
    [budgetNames.income]: income,
    [budgetNames.people]: people,
    [budgetNames.share]: share,
  }
  return readBudget((name) => entered[name] ?? '')
}

test('numbers are read as people type them', () => {
  expect(typed('2.400,50', '3', '27,5')).toEqual({
    budget: { netIncomeEuro: 2400.5, people: 3, sharePercent: 27.5 },
  })
})

test('each wrong number has its message, the right ones have none', () => {
  const wrong = (...entered: Parameters<typeof typed>) => {
    const judged = typed(...entered)
    return 'errors' in judged ? Object.keys(judged.errors) : []
  }
  expect(wrong('', '0', '101')).toEqual([budgetNames.income, budgetNames.people, budgetNames.share])
  expect(wrong('0')).toEqual([budgetNames.income])
  expect(wrong('2400', '1,5')).toEqual([budgetNames.people])
  expect(wrong('2400', '1', '0')).toEqual([budgetNames.share])
})

test('what can be paid is a whole amount and never a cent too much', () => {
  const budget = { netIncomeEuro: 2_400, people: 2, sharePercent: 30 }
  expect(affordableEuro(budget)).toBe(720)
  expect(affordableEuro({ ...budget, netIncomeEuro: 2_399.99 })).toBe(719)
  expect(affordableEuro({ ...budget, netIncomeEuro: 1_999, sharePercent: 29 })).toBe(579)
})

test('a rent fits up to the last cent; above it the mark says by how much', () => {
  const budget = { netIncomeEuro: 2_400, people: 2, sharePercent: 30 }
  const words = (rent: number) => plain(budgetWords(budget, rent).text)
  expect(words(720)).toBe('passt zu Ihrem Budget')
  expect(words(720.01)).toBe('1 € darüber')
  expect(words(790)).toBe('70 € darüber')
})

test.for([
  [1, 12_000],
  [2, 18_000],
  [3, 22_100],
  [5, 30_300],
])('the WBS limit of § 9 WoFG for %i people is %i €', ([people, limit]) => {
  expect(wbsLimitEuro(people as number)).toBe(limit)
})
