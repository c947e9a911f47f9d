import { expect, test } from 'vitest'
import { rangeOf } from './range.ts'

const file = { size: 100, tag: '"a"' }

test.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=-5', { first: 95, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=50-500', { first: 50, last: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-0', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-1', null],
])('%s of 100 bytes', (range, expected) => expect(rangeOf({ range }, file)).toEqual(expected))

test('a browser that began with another version of the file gets the whole file', () => {
  expect(rangeOf({ range: 'bytes=0-9', 'if-range': '"b"' }, file)).toBeNull()
  expect(rangeOf({ range: 'bytes=0-9', 'if-range': '"a"' }, file)).toEqual({ first: 0, last: 9 })
})
