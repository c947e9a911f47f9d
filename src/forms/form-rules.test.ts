import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { requiredText } from './fields.ts'
import { createJudge } from './form-rules.ts'
import type { FormSchema } from './parse-form.ts'

const schema = z.object({ name: requiredText('Name fehlt') })

test('the schema is fetched once, and nothing is said at once before it is here', async () => {
  const load = vi.fn<() => Promise<FormSchema>>(async () => schema)
  const judge = createJudge({ required: [], load })
  expect(judge.errorsNow({})).toBeNull()
  expect(await judge.judge({})).toEqual({ ok: false, errors: { name: 'Name fehlt' } })
  expect(judge.errorsNow({ name: 'Änne' })).toEqual({})
  await judge.prepare()
  expect(load).toHaveBeenCalledOnce()
})

test('a form whose schema cannot be fetched goes as it is, and the next try fetches again', async () => {
  const load = vi.fn<() => Promise<FormSchema>>(async () => schema)
  load.mockRejectedValueOnce(new Error('no line'))
  const judge = createJudge({ required: [], load })
  expect(await judge.judge({ name: '' })).toEqual({ ok: true, data: { name: '' } })
  expect(await judge.judge({ name: '' })).toEqual({ ok: false, errors: { name: 'Name fehlt' } })
})
