import { expect, test } from 'vitest'
import { LONGEST_QUESTION } from '../answer.ts'
import { dangerIn } from '../emergencies.ts'
import { factsAskedFor } from '../facts.ts'
import { leadsFor } from '../leads.ts'
import { claimsOf } from '../model/claims.ts'
import { readAmounts } from './amounts.ts'
import { moveInDay } from './move-in-day.ts'
import { plainQuestion } from './plain-question.ts'

const PUMPS = [
  'a',
  ' ',
  '1',
  '1.',
  '1 bis ',
  'bis zu ',
  'ab dem ',
  'zwei ',
  'wohnung ',
  'wasser a ',
  'gas a ',
  '§ 1 ',
  '@a.',
]

test.each(PUMPS)('a question of nothing but „%s“ is read in a moment', (pump) => {
  const question = plainQuestion(pump.repeat(LONGEST_QUESTION / pump.length))
  const before = process.cpuUsage()
  readAmounts(question)
  moveInDay(question, '2026-03-02')
  dangerIn(question)
  factsAskedFor(question)
  leadsFor(question)
  claimsOf(question, question)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(200)
})
