import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.server.ts'
import { questionContent, questions } from './repository.server.ts'

const now = new Date('2026-03-02T08:00:00.000Z')

test('questions come in their order, with their answer as safe HTML', async () => {
  const faq = questions(await testDatabase())
  await faq.insert(
    [
      { id: 'b', question: 'Zweite?', answer: 'Nein.', sortOrder: 2 },
      { id: 'a', question: 'Erste?', answer: 'Ja, **sicher** <i>.', sortOrder: 1 },
    ],
    now,
  )
  const list = await faq.list()
  expect(list.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(list[0]?.answerHtml).toBe('<p>Ja, <strong>sicher</strong> &lt;i&gt;.</p>\n')
})

test('a draft is for staff only, until it is shown', async () => {
  const db = await testDatabase()
  const staff = questionContent(db)
  const draft = { question: 'Grillen?', answer: 'Nein.', sort_order: 1, is_published: false }
  await staff.insert('a', draft, now)
  expect(await questions(db).list()).toEqual([])
  expect((await questions(db).list('a')).map(({ id }) => id)).toEqual(['a'])
  expect(await questions(db).list('b')).toEqual([])
  expect((await staff.find('a'))?.values).toEqual(draft)
  await staff.update('a', 1, { ...draft, is_published: true }, now)
  expect((await questions(db).list()).map(({ id }) => id)).toEqual(['a'])
})
