import { expect, test } from 'vitest'
import { createBoundedMap } from './bounded-map.ts'

test('more than there is room for is never kept, whatever comes', () => {
  const map = createBoundedMap<number>(1000)
  for (let turn = 0; turn < 5000; turn++) {
    const key = `k${(turn * 7919) % 137}`
    if (turn % 3 === 0) map.get(key)
    else map.set(key, turn, 1 + ((turn * 31) % 90))
    expect(map.bytes()).toBeLessThanOrEqual(1000)
  }
  expect(map.count()).toBeGreaterThan(5)
})

test('what was not asked for the longest time goes first', () => {
  const map = createBoundedMap<string>(300)
  for (const key of ['a', 'b', 'c']) {
    map.set(key, key, 30)
    map.get(key)
  }
  map.get('a')
  for (let index = 0; index < 8; index++) {
    map.set(`new${index}`, '', 30)
    map.get(`new${index}`)
  }
  expect(map.get('a')).toBe('a')
  expect(map.get('b')).toBeUndefined()
})

test('a crawler that asks for everything once does not push out what is read again and again', () => {
  const map = createBoundedMap<string>(1000)
  map.set('listing', 'read often', 50)
  map.get('listing')
  for (let index = 0; index < 500; index++) map.set(`filter${index}`, '', 50)
  expect(map.get('listing')).toBe('read often')
})

test('what is larger than a tenth of the room is not kept', () => {
  const map = createBoundedMap<string>(1000)
  map.set('huge', 'x', 101)
  expect(map.get('huge')).toBeUndefined()
})

test('a new value takes the place of the old one', () => {
  const map = createBoundedMap<string>(1000)
  map.set('a', 'old', 60)
  map.set('a', 'new', 40)
  expect([map.get('a'), map.bytes(), map.count()]).toEqual(['new', 40, 1])
})
