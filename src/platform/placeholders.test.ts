import { expect, test } from 'vitest'
import { findPlaceholders, halfPlaceholder, placeholdersIn, wrongPlaceholder } from './placeholder-checks.ts'
import { fillIn } from './placeholders.ts'

test('a name gets its value, with or without spaces; what is unknown stays', () => {
  const values = { ort: 'Rhens', frist: null }
  expect(fillIn('{{ort}}, {{ ort }}, {{frist}}, {{land}}', values)).toBe('Rhens, Rhens, {{frist}}, {{land}}')
  for (const inherited of ['{{constructor}}', '{{__proto__}}', '{{toString}}'])
    expect(fillIn(inherited, values)).toBe(inherited)
})

test('a value is never read as a placeholder, and no sign in it has a meaning', () => {
  expect(fillIn('{{name}}: {{ort}}', { name: '{{ort}} $& $1 {{', ort: 'Rhens' })).toBe('{{ort}} $& $1 {{: Rhens')
})

test('placeholders are found where they stand, each name once', () => {
  expect(findPlaceholders('In {{ ort }}.')).toEqual([{ name: 'ort', start: 3, end: 12 }])
  expect(placeholdersIn('{{a}} {{b}} {{ a }}')).toEqual(['a', 'b'])
})

test('what is not known or not whole is said', () => {
  expect(wrongPlaceholder('In {{stadt}}', ['ort', 'firma'])).toBe(
    '{{stadt}} gibt es nicht. Möglich sind: {{ort}}, {{firma}}.',
  )
  expect(wrongPlaceholder('In {{ort}}', ['ort'])).toBeNull()
  for (const half of ['In {{ort}', 'In {{ort', 'ort}}', '{{{{ort}}']) expect(halfPlaceholder(half)).not.toBeNull()
  expect(halfPlaceholder('eine { Klammer } im Text')).toBeNull()
})
