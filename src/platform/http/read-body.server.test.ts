import { expect, test } from 'vitest'
import { readBody } from './read-body.server.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

test('a body within the limit is read whole', async () => {
  const body = await readBody(post('Übergabe'), 100)
  expect(body.ok && new TextDecoder().decode(body.bytes)).toBe('Übergabe')
})

test('a body that says it is too large is not read', async () => {
  expect(await readBody(post('x', { 'Content-Length': '101' }), 100)).toEqual({ ok: false, reason: 'too-large' })
})

test('a body that lies about its length is cut off at the limit', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 1000
      controller.enqueue(new Uint8Array(1000))
    },
  })
  expect(await readBody(post(endless), 5000)).toEqual({ ok: false, reason: 'too-large' })
  expect(sent).toBeLessThan(10_000)
})

test('a body that breaks off is no crash', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  expect(await readBody(post(broken), 5000)).toEqual({ ok: false, reason: 'broken-off' })
})
