// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { readStored, store } from '#platform/stored-text.ts'
import { changeKept, keepAll, type Kept, MOST_KEPT, readKept, toggleKept, writeNote } from './kept.ts'

const list = (): Kept[] => readKept(readStored('merkliste'))
const ids = () => list().map(({ id }) => id)

afterEach(() => {
  vi.restoreAllMocks()
  store('merkliste', null)
})

test('a flat is kept in front of the others, and no more when it is pressed again', () => {
  toggleKept('a')
  toggleKept('b')
  expect(ids()).toEqual(['b', 'a'])
  toggleKept('a')
  expect(ids()).toEqual(['b'])
  toggleKept('b')
  expect(localStorage.getItem('merkliste'), 'an empty list leaves nothing on the device').toBeNull()
})

test('a note stays with its flat, also when a shared list brings the flat again', () => {
  toggleKept('a')
  writeNote('a', 'Balkon')
  writeNote('unbekannt', 'nichts')
  keepAll(['a', 'b'])
  expect(list()).toEqual([
    { id: 'b', note: '' },
    { id: 'a', note: 'Balkon' },
  ])
  writeNote('a', 'x'.repeat(600))
  expect(list()[1]?.note).toHaveLength(500)
})

test('the oldest makes room when the list is full', () => {
  for (let index = 0; index <= MOST_KEPT; index += 1) toggleKept(`w${index}`)
  expect(ids()).toHaveLength(MOST_KEPT)
  expect(ids()).not.toContain('w0')
})

test('what somebody else put there is no list', () => {
  expect(readKept('[{"id":"a"},{"note":"ohne"},7,null,{"id":3}]')).toEqual([{ id: 'a', note: '' }])
  for (const text of ['', 'nein', '7', '{}', 'null']) expect(readKept(text), text).toEqual([])
})

test('a browser that stores nothing keeps the list until the page is left', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  toggleKept('a')
  expect(ids()).toEqual(['a'])
  changeKept(() => [])
  expect(ids()).toEqual([])
})
