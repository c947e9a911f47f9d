import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.server.ts'
import { questions } from './repository.server.ts'

test('questions come in their order, with their answer as safe HTML', async () => {
  const faq = questions(await testDatabase())
  expect(await faq.isEmpty()).toBe(true)
  await faq.insert(
    [
      { id: 'b', question: 'Zweite?', answer: 'Nein.', sortOrder: 2 },
      { id: 'a', question: 'Erste?', answer: 'Ja, **sicher** <i>.', sortOrder: 1 },
    ],
    new Date('2026-03-02T08:00:00.000Z'),
  )
  expect(await faq.isEmpty()).toBe(false)
  const list = await faq.list()
  expect(list.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(list[0]?.answerHtml).toBe('<p>Ja, <strong>sicher</strong> &lt;i&gt;.</p>\n')
})
