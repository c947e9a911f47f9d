import { expect, test } from 'vitest'
import { bytesOf, wholeBody } from './whole-body.server.ts'

const bytes = Buffer.from('Grüße')

test('who keeps an answer gets the very bytes that it was made of, also of an answer with other headers', async () => {
  const answer = new Response(wholeBody(bytes))
  expect(await bytesOf(new Response(answer.body, { status: 404 }))).toBe(bytes)
})

test('who sends it reads it as any other, and the bytes stay whole for whoever keeps them', async () => {
  const answer = new Response(wholeBody(bytes))
  expect(await answer.text()).toBe('Grüße')
  expect(bytes.toString()).toBe('Grüße')
})

test('other answers are read', async () => {
  expect((await bytesOf(new Response('Grüße'))).toString()).toBe('Grüße')
  expect((await bytesOf(new Response(null))).byteLength).toBe(0)
})
