import { expect, test } from 'vitest'
import { exampleOpening } from './example-opening.ts'
import { jobTypesOf, matching, readOpeningFilters } from './filters.ts'

const jobs = [
  exampleOpening({ slug: 'a', title: 'Hausmeister (m/w/d)' }),
  exampleOpening({ slug: 'b', title: 'Reinigung (m/w/d)', jobType: 'Minijob', tasks: ['Treppenhäuser putzen'] }),
  exampleOpening({ slug: 'c', title: 'Bauleitung (m/w/d)', location: 'St. Goar' }),
]

test.for([
  ['nothing', {}, ['a', 'b', 'c']],
  ['a title, whatever its case', { suche: 'BAULEIT' }, ['c']],
  ['a task, with umlauts spelled out', { suche: 'treppenhaeuser' }, ['b']],
  ['a place', { suche: 'st goar' }, ['c']],
  ['a type', { typ: 'Minijob' }, ['b']],
  ['both', { typ: 'Minijob', suche: 'Bauleitung' }, []],
  ['no letter at all', { suche: '%' }, []],
] as const)('%s finds what it should', ([, query, slugs]) => {
  const filters = readOpeningFilters(new URLSearchParams(query))
  expect(matching(jobs, filters).map(({ slug }) => slug)).toEqual(slugs)
})

test('with two jobs there is nothing to filter', () => {
  expect(matching(jobs.slice(0, 2), { search: 'gibt es nicht', jobType: '' })).toHaveLength(2)
})

test('types are offered once each', () => {
  expect(jobTypesOf(jobs)).toEqual(['Minijob', 'Vollzeit'])
})
