import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test('up to 45 characters a description stays as it is', () => {
  expect(shorten('')).toBe('')
  expect(shorten('x'.repeat(45))).toBe('x'.repeat(45))
})

test('a longer one is 42 characters and three dots', () => {
  expect(shorten('Steckdosen, Licht, Zählerschränke und Wallboxen')).toBe(
    'Steckdosen, Licht, Zählerschränke und Wall...',
  )
  expect(shorten('ä'.repeat(46))).toHaveLength(45)
})

test('no character is cut in half', () => {
  expect(shorten('🔧'.repeat(46))).toBe(`${'🔧'.repeat(42)}...`)
})
