import { expect, test } from 'vitest'
import { LONGEST_QUESTION } from '../answer.ts'
import { dangerIn } from '../emergencies.ts'
import { handOversFor } from '../hand-over.ts'
import { questionTerms } from '../knowledge/terms.ts'
import { claimsOf } from '../model/judge-sentence.ts'
import { readWishes } from './wishes.ts'

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
  const question = pump.repeat(LONGEST_QUESTION / pump.length)
  const before = process.cpuUsage()
  readWishes(question, '2026-03-02')
  dangerIn(question)
  handOversFor(question)
  questionTerms(question)
  claimsOf(question, question)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(200)
})
