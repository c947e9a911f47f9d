import { expect, test } from 'vitest'
import { submissionAfter } from './submission.ts'

const answer = { title: 'So nicht.', errors: {}, entered: {}, formToken: '', idempotencyKey: '' }

test('a refusal that belongs to no field is shown as a whole, messages beside their fields', () => {
  expect(submissionAfter({ ...answer, status: 422 })).toEqual({ kind: 'failed', why: 'refused', title: 'So nicht.' })
  expect(submissionAfter({ ...answer, status: 422, errors: { email: 'Bitte prüfen.' } })).toEqual({ kind: 'idle' })
  expect(submissionAfter({ ...answer, status: 503 })).toMatchObject({ why: 'broken' })
})
