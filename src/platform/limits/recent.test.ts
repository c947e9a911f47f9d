import { expect, test } from 'vitest'
import { createRecent } from './recent.ts'

test('what is used stays, however many others come, and the others are forgotten', () => {
  const recent = createRecent<number>(10)
  recent.set('mine', 1)
  for (let other = 0; other < 1000; other++) {
    recent.set(`other ${other}`, other)
    expect(recent.count()).toBeLessThanOrEqual(10)
    const mine = other % 4 === 0 ? recent.get('mine') : 1
    expect(mine).toBe(1)
  }
  expect(recent.get('other 999')).toBe(999)
  expect(recent.get('other 990')).toBeUndefined()
})

test('half of the most are always known, from the moment when they were last used', () => {
  const recent = createRecent<number>(10)
  for (let key = 0; key < 1000; key++) {
    recent.set(`key ${key}`, key)
    for (let before = Math.max(0, key - 4); before <= key; before++) expect(recent.get(`key ${before}`)).toBe(before)
  }
})

test('a value set again is the new one', () => {
  const recent = createRecent<number>(4)
  for (const key of ['a', 'b', 'c']) recent.set(key, 1)
  recent.set('a', 2)
  expect(recent.get('a')).toBe(2)
})
