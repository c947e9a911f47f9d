import { expect, test } from 'vitest'
import { teaser } from './teaser.ts'

test('a long text ends at a word and says that it goes on', () => {
  expect(teaser('Die Altstadt zieht sich vom Rheinufer hinauf.', 24)).toBe('Die Altstadt zieht sich …')
  expect(teaser('Die Altstadt, zieht', 14)).toBe('Die Altstadt …')
  expect(teaser('Donaudampfschifffahrt', 5)).toBe('Donau …')
})

test('a short text stays as it is', () => {
  expect(teaser('Rhens', 5)).toBe('Rhens')
})
