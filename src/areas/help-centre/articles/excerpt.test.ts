import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('a short text stays whole, a long one ends between words', () => {
  expect(excerptOf('Kurz.', 20)).toBe('Kurz.')
  expect(excerptOf('Fenster öffnen, dann warten', 17)).toBe('Fenster öffnen …')
  expect(excerptOf('Donaudampfschifffahrt', 5)).toBe('Donau …')
})
