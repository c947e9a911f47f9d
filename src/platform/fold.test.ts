import { expect, test } from 'vitest'
import { foldText } from './fold.ts'

test('umlauts, case, accents and punctuation do not matter', () => {
  expect(foldText('Übergabe')).toBe('uebergabe')
  expect(foldText('ÜBER')).toBe('ueber')
  expect(foldText('Schloßstraße 4–6, Café')).toBe('schlossstrasse 4 6 cafe')
  expect(foldText('  100 % _')).toBe('100')
})

test('decomposed umlauts fold like composed ones', () => {
  expect(foldText('Übergabe')).toBe('uebergabe')
})
