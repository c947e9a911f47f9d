import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { answerQuestion } from './answer.server.ts'

test('without anything published the assistant has no answer and says where to go', async () => {
  const answer = await answerQuestion(await testApp(), 'Die Heizung ist kaputt')
  expect(answer).toMatchObject({ known: null, articles: [] })
  expect(answer.leads.map(({ to }) => to)).toEqual(['/schadensmeldung'])
})
