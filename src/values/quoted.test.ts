import { expect, test } from 'vitest'
import { quoted } from './quoted.ts'

test('a name is put into quotes, and what it quotes itself into single ones', () => {
  expect(quoted('Wohnung „Salbei“')).toBe('„Wohnung ‚Salbei‘“')
  expect(quoted('Neubau Am Weinberg')).toBe('„Neubau Am Weinberg“')
})
