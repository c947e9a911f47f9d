import { expect, test } from 'vitest'
import { fillFacts, keepParts } from './fill-in.ts'

test('a placeholder without a fact stops the page instead of leaving a hole', () => {
  expect(fillFacts('{{a.b}} in {{c}}', { a: { b: 'Büro' }, c: 56321 })).toBe('Büro in 56321')
  for (const wrong of ['{{gibtEsNicht}}', '{{a}}', '{{a.b.length}}', '{{constructor}}', '{{__proto__.x}}']) {
    expect(() => fillFacts(wrong, { a: { b: 'Büro' } })).toThrow('No fact for')
  }
})

test('a part is kept or dropped as its condition says', () => {
  const text = 'Immer.\n\n{{#karte}}\nMit {{anbieter}}.\n{{/karte}}\nDanach.'
  expect(keepParts(text, { karte: true })).toBe('Immer.\n\nMit {{anbieter}}.\nDanach.')
  expect(keepParts(text, { karte: false })).toBe('Immer.\n\nDanach.')
  const nested = 'A{{#b}} B{{#c}} C{{/c}}{{/b}}.'
  expect(keepParts(nested, { b: true, c: true })).toBe('A B C.')
  expect(keepParts(nested, { b: true, c: false })).toBe('A B.')
  expect(keepParts(nested, { b: false, c: true })).toBe('A.')
  expect(() => keepParts(text, {})).toThrow('No condition karte')
  expect(() => keepParts('{{#karte}} offen', { karte: true })).toThrow('without its end')
})
