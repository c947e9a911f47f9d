import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
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

/** Over a line, as `server.ts` does it: what Hono gets there is not Node's own Request. */
async function send(method: string, headers: Record<string, string>, ...texts: string[]): Promise<[number, string]> {
  const server = createServer(getRequestListener(site.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => (server.closeAllConnections(), void server.close()))
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const sent = request({ host: '127.0.0.1', port, method, headers }, (answer) => {
      readText(answer).then((body) => resolve([answer.statusCode ?? 0, body]), reject)
    })
    sent.on('error', reject)
    for (const piece of texts) sent.write(piece)
    sent.end()
  })
}

test('a body in pieces arrives over the line as well, and no further than the limit', async () => {
  const inPieces = { 'Transfer-Encoding': 'chunked' }
  expect(await send('POST', inPieces, '12345', '67890')).toEqual([200, '1234567890'])
  expect(await send('POST', inPieces, '12345', '678901')).toEqual([400, 'broken off'])
})

test('a request without any body goes on', async () => {
  expect(await send('POST', {})).toEqual([200, ''])
  expect((await send('DELETE', {}))[0]).toBe(404)
})
