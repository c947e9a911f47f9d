import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'

test('a placeholder without a fact stops the page instead of leaving a hole', () => {
  expect(fillIn('{{a.b}} in {{c}}', { a: { b: 'Büro' }, c: 56321 })).toBe('Büro in 56321')
  for (const wrong of ['{{gibtEsNicht}}', '{{a}}', '{{a.b.length}}', '{{constructor}}', '{{__proto__.x}}']) {
    expect(() => fillIn(wrong, { a: { b: 'Büro' } })).toThrow('No fact for')
  }
})
