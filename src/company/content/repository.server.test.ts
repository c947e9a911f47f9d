import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.server.ts'
import { contentTable, type ContentTable } from './repository.server.ts'

const trades: ContentTable = {
  table: 'trades',
  columns: { name: 'plain', description: 'plain', icon_name: 'plain', is_active: 'flag' },
  order: ['name'],
  hasCreatedAt: false,
}

const values = { name: 'Maler', description: null, icon_name: 'Paintbrush2', is_active: true }
const now = new Date('2026-03-02T08:00:00.000Z')
const everything = { search: '', filters: {}, page: 1, pageSize: 50 }

async function storeWith(...names: string[]) {
  const store = contentTable(await testDatabase(), trades)
  for (const [index, name] of names.entries()) await store.insert(`t${index}`, { ...values, name }, now)
  return store
}

test('a record comes back as it was entered, in its first version', async () => {
  const store = await storeWith('Maler')
  expect(await store.find('t0')).toEqual({ id: 't0', version: 1, updatedAt: now.toISOString(), values })
  expect(await store.find('gibt-es-nicht')).toBeNull()
})

test('a change is written over the version that was seen, and over no other', async () => {
  const store = await storeWith('Maler')
  expect(await store.update('t0', 1, { ...values, name: 'Malerin' }, now)).toBe(true)
  expect(await store.update('t0', 1, { ...values, name: 'Lackierer' }, now)).toBe(false)
  expect(await store.find('t0')).toMatchObject({ version: 2, values: { name: 'Malerin' } })
})

test('what is removed is gone, and cannot be changed any more', async () => {
  const store = await storeWith('Maler')
  expect(await store.remove('t0')).toBe(true)
  expect(await store.remove('t0')).toBe(false)
  expect(await store.find('t0')).toBeNull()
  expect(await store.update('t0', 1, values, now)).toBe(false)
})

test('a search finds umlauts however they are typed; pages end where the list ends', async () => {
  const store = await storeWith('Dächer', 'Böden', 'Türen', 'Fenster')
  const found = await store.list({ ...everything, search: 'TUEREN' })
  expect(found.items.map((record) => record.values.name)).toEqual(['Türen'])
  const page = await store.list({ ...everything, pageSize: 3, page: 9 })
  expect([page.page, page.total, page.items.length]).toEqual([2, 4, 1])
})

test('a filter looks for exactly its value', async () => {
  const store = await storeWith('Maler')
  expect((await store.list({ ...everything, filters: { is_active: 'false' } })).total).toBe(0)
  expect((await store.list({ ...everything, filters: { is_active: 'true' } })).total).toBe(1)
})
