import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.server.ts'
import { testimonialContent, testimonials } from './repository.server.ts'

const now = new Date('2026-03-02T08:00:00.000Z')
const voice = { author: 'Beate', role: null, quote: 'Gut.' }

test('a page shows its own voices in their order', async () => {
  const table = testimonials(await testDatabase())
  await table.insert(
    [
      { ...voice, id: 'b', page: 'gutachten', sortOrder: 2 },
      { ...voice, id: 'a', page: 'gutachten', sortOrder: 1 },
      { ...voice, id: 'c', page: 'hausverwaltung', sortOrder: 1 },
    ],
    now,
  )
  expect((await table.list('gutachten')).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(await table.list('hausverwaltung')).toEqual([{ ...voice, id: 'c' }])
})

test('a draft stands on no page', async () => {
  const db = await testDatabase()
  const draft = { page: 'gutachten', author: 'Beate', role: null, quote: 'Gut.', sort_order: 1, is_published: false }
  await testimonialContent(db).insert('a', draft, now)
  expect(await testimonials(db).list('gutachten')).toEqual([])
  expect(await testimonials(db).list('gutachten', 'a')).toHaveLength(1)
  expect(await testimonials(db).list('hausverwaltung', 'a')).toEqual([])
  await testimonialContent(db).update('a', 1, { ...draft, is_published: true }, now)
  expect(await testimonials(db).list('gutachten')).toHaveLength(1)
})
