import { expect, test } from 'vitest'
import { expressionsIn, slowWith } from './pumped.ts'

/** Slow only with texts that never reach them. */
const bounded: Record<string, string> = {
  'src/platform/files/check-document.server.ts': 'the last 2,048 bytes of a file',
}

test('an expression that goes over its text again from every character is found', () => {
  for (const slow of [/\s+$/, /([;\n\r]\s*)(?=[=+])/g, /<a[^>]*>/, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, /^(a+)+$/])
    expect(slowWith(slow), String(slow)).not.toBeNull()
  for (const linear of [/(?<!\s)\s+$/, /<a[^<>]*>/, /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, /\d{1,3}/])
    expect(slowWith(linear), String(linear)).toBeNull()
})

test('no expression of ours takes longer than in proportion to its text', () => {
  const slow = expressionsIn('src/**/*.{ts,tsx}')
    .filter(({ where }) => !Object.hasOwn(bounded, where))
    .flatMap(({ where, pattern }) => {
      const text = slowWith(pattern)
      return text === null ? [] : [`${where}: ${pattern} with ${JSON.stringify(text.slice(0, 40))}`]
    })
  expect(slow).toEqual([])
}, 120_000)
