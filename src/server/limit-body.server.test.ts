import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limitBody } from './limit-body.server.ts'

const site = new Hono().use(limitBody(10)).post('/', async (c) => {
  try {
    return c.text(await c.req.raw.text())
  } catch {
    return c.text('broken off', 400)
  }
})

function pieces(...texts: string[]): RequestInit {
  const body = new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
  return { method: 'POST', body, duplex: 'half' } as RequestInit
}

test('a body whose length is said is refused before it is read', async () => {
  const headers = { 'Content-Length': '11' }
  expect((await site.request('/', { method: 'POST', body: 'x'.repeat(11), headers })).status).toBe(413)
  expect(await (await site.request('/', { method: 'POST', body: '1234567890' })).text()).toBe('1234567890')
})

test('a body without a length is read up to the limit', async () => {
  expect(await (await site.request('/', pieces('12345', '67890'))).text()).toBe('1234567890')
  expect((await site.request('/', pieces('12345', '678901'))).status).toBe(400)
})
