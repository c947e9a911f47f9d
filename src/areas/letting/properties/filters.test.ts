import { expect, test } from 'vitest'
import { hasFilters, propertyQuery, readPropertyFilters } from './filters.ts'

const read = (query: string) => readPropertyFilters(new URLSearchParams(query))

test('an address is read without surrounding spaces, and written without what is empty', () => {
  const filters = read('suche=%20Markt%20&ort=&typ=Einfamilienhaus&seite=3&fbclid=1')
  expect(filters).toEqual({ search: 'Markt', location: '', type: 'Einfamilienhaus', page: 3 })
  expect(propertyQuery(filters)).toBe('suche=Markt&typ=Einfamilienhaus&seite=3')
  expect(propertyQuery(read('seite=1'))).toBe('')
})

test.for(['0', '-1', '1.5', 'x', '1e9', ''])('page %s is the first one', (page) => {
  expect(read(`seite=${page}`).page).toBe(1)
})

test('a page number alone is no filter', () => {
  expect(hasFilters(read('seite=2'))).toBe(false)
  expect(hasFilters(read('ort=Rhens'))).toBe(true)
})
