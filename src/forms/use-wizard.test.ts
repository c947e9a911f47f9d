import { expect, test } from 'vitest'
import { errorsOfStep, firstBrokenStep, reachableStep } from './use-wizard.ts'

const steps = [
  { id: 'eins', fields: ['name'] },
  { id: 'zwei', fields: ['people'] },
  { id: 'drei', fields: ['consent'] },
]

test('a step has the messages of its fields and of their parts', () => {
  const errors = { name: 'a', 'people.0.name': 'b', people_count: 'c' }
  expect(errorsOfStep({ id: 'zwei', fields: ['people'] }, errors)).toEqual({ 'people.0.name': 'b' })
})

test('the first step with a message is found', () => {
  expect(firstBrokenStep(steps, { consent: 'c', 'people.1.name': 'b' })).toBe(1)
  expect(firstBrokenStep(steps, {})).toBe(3)
})

test('an address leads no further than the first step that is not done', () => {
  expect(reachableStep(steps, 'drei', { name: 'a', consent: 'c' })).toBe(0)
  expect(reachableStep(steps, 'drei', { consent: 'c' })).toBe(2)
  expect(reachableStep(steps, 'eins', { consent: 'c' })).toBe(0)
  expect(reachableStep(steps, 'gibt-es-nicht', {})).toBe(0)
  expect(reachableStep(steps, null, {})).toBe(0)
})
