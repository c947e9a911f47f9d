import { expect, test } from 'vitest'
import { readRange } from './range.ts'

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
])('%s of 1,000 bytes is a part', (header, part) => {
  expect(readRange(header, 1000)).toEqual(part)
})

test.each([null, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-9', 'zeilen=0-1', 'bytes=a-b'])(
  '%s is the whole file',
  (header) => {
    expect(readRange(header, 1000)).toBe('whole')
  },
)

test.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0'])('%s lies behind the end', (header) => {
  expect(readRange(header, 1000)).toBe('outside')
})
