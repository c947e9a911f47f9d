import { assert, dictionary, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { cleanInput, InputTooComplexError } from './clean-input.ts'

test('text is normalised: composed letters, one kind of line break, no half characters', () => {
  const fields = cleanInput({ name: 'A\u0308nne', text: 'eins\r\nzwei\rdrei\tvier', half: 'a\uD800b' })
  expect(fields).toEqual({ name: 'Änne', text: 'eins\nzwei\ndrei\tvier', half: 'a\uFFFDb' })
})

test('control characters go, which nobody types, however deep', () => {
  const fields = cleanInput({
    name: 'Erika\u0000',
    members: [{ name: 'Max' }, { name: 'Mo\u001Britz\u0085' }],
  })
  expect(fields).toEqual({ name: 'Erika', members: [{ name: 'Max' }, { name: 'Moritz' }] })
})

test('numbers, truth and null stay what they are', () => {
  const given = { rent: 712.5, pets: false, note: null }
  expect(cleanInput(given)).toEqual(given)
})

test('a member called __proto__ changes no prototype', () => {
  const fields = cleanInput(JSON.parse('{"__proto__": {"admin": true}}'))
  expect('admin' in fields).toBe(false)
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
})

test('what is nested too deep or too long is refused instead of recursed into', () => {
  expect(() => cleanInput(JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`))).toThrow(InputTooComplexError)
  expect(() => cleanInput({ list: Array.from({ length: 600 }, () => 1) })).toThrow(InputTooComplexError)
})

test('cleaning twice changes nothing more', () => {
  assert(
    property(dictionary(string({ maxLength: 5 }), string({ unit: 'binary' })), (given) => {
      const once = cleanInput(given)
      expect(cleanInput(once)).toEqual(once)
    }),
  )
})

test('marks piled on one letter take no longer than other text, and go', () => {
  const before = process.cpuUsage()
  const fields = cleanInput({ name: `a${'\u0301'.repeat(50_000)}${'\u0323'.repeat(50_000)}` })
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
  expect(String(fields.name).length).toBeLessThan(40)
  expect(cleanInput({ name: 'ä\u0323 Việt' })).toEqual({ name: 'ạ\u0308 Việt' })
})
