import { expect, test } from 'vitest'
import { comparisonParameters, comparisonPath, MOST_COMPARED, watchlistParameters, watchlistPath } from './address.ts'
import { MOST_KEPT } from './kept.ts'

const read = (query: string) => watchlistParameters.read(new URLSearchParams(query)).apartmentIds

test('a list is its address, in its order', () => {
  expect(watchlistPath(['b', 'a'])).toBe('/merkliste?wohnung=b&wohnung=a')
  expect(comparisonPath(['b', 'a'])).toBe('/vergleich?wohnung=b&wohnung=a')
  expect(watchlistPath([])).toBe('/merkliste')
  expect(read('wohnung=b&wohnung=a&wohnung=b')).toEqual(['b', 'a'])
})

test('what is no id is not asked for, and nobody asks for thousands', () => {
  expect(read("wohnung=';--&wohnung=&wohnung=%00&wohnung=a%20b")).toEqual([])
  const many = new URLSearchParams(Array.from({ length: 500 }, (_, index) => ['wohnung', `w${index}`]))
  expect(watchlistParameters.read(many).apartmentIds).toHaveLength(MOST_KEPT)
  expect(comparisonParameters.read(many).apartmentIds, 'one more than is shown').toHaveLength(MOST_COMPARED + 1)
})
