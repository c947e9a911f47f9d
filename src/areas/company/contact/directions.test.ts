import { expect, test } from 'vitest'
import { directionsLinks } from './directions.ts'

test('both route planners lead to the company', () => {
  const { openStreetMap, google } = directionsLinks()
  expect(new URL(openStreetMap).searchParams.get('to')).toBe('Am Viehtor 4, 56321 Rhens, Deutschland')
  expect(new URL(google).searchParams.get('destination')).toBe('Am Viehtor 4, 56321 Rhens, Deutschland')
})
