import { expect, test } from 'vitest'
import { articlePath, helpListPath, readHelpList, readOpened } from './help-address.ts'

test('an address and what it shows are each other’s way back', () => {
  const list = { category: 'heizen', view: 'liste', term: 'kalte wand' } as const
  const path = helpListPath(list)
  expect(path).toBe('/mieterinfos/heizen?q=kalte+wand&ansicht=liste')
  const url = new URL(path, 'https://www.example.de')
  expect(readHelpList(url.pathname, url.search)).toEqual(list)
})

test('without a category the default one is shown, under the shorter address', () => {
  expect(readHelpList('/mieterinfos', '')).toEqual({ category: 'umgang', view: 'kacheln', term: '' })
  expect(helpListPath({ category: 'umgang', view: 'kacheln', term: '' })).toBe('/mieterinfos')
})

test('one letter is no search, and broken escapes are no error', () => {
  expect(readHelpList('/mieterinfos', '?q=a').term).toBe('')
  expect(readHelpList('/mieterinfos/%E0%A4%A', '').category).toBe('%E0%A4%A')
})

test('an article has its own address below its category', () => {
  expect(articlePath({ categorySlug: 'heizen', slug: 'schimmel' })).toBe('/mieterinfos/heizen/schimmel')
})

test('only a state with a list behind it opens an article over that list', () => {
  expect(readOpened({ behind: '/mieterinfos' })).toBe('/mieterinfos')
  expect([readOpened(null), readOpened('x'), readOpened({ behind: 1 })]).toEqual([null, null, null])
})
