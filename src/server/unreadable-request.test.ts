import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { answerUnreadable } from './unreadable-request.ts'

const page: RequestListener = (_httpRequest, response) => void response.write('page')

/** All that comes back for these bytes, and for `then`, which is sent when the first answer comes. */
async function say(bytes: string, then = '') {
  const server = createServer({ headersTimeout: 100, connectionsCheckingInterval: 50 }, page)
  answerUnreadable(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(bytes)
  let said = ''
  for await (const chunk of socket) {
    said += String(chunk)
    if (then) socket.write(then)
  }
  return said
}

test.each([
  ['no HTTP', 'GET / HTTP/1.1\r\nkein Kopf\r\n\r\n', '400 Bad Request'],
  [
    'too long a head',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
  ['too slow a head', 'GET / HTTP/1.1\r\nHost: a\r\n', '408 Request Timeout'],
])('%s is refused with the headers of every answer', async (_what, bytes, status) => {
  const said = await say(bytes)
  expect(said.startsWith(`HTTP/1.1 ${status}\r\n`), said).toBe(true)
  for (const header of ['Cache-Control: no-store', 'X-Content-Type-Options: nosniff', 'Connection: close'])
    expect(said).toContain(`\r\n${header}\r\n`)
  expect(said.endsWith('\r\n\r\n')).toBe(true)
})

test('in the middle of another answer nothing is put in; the connection ends', async () => {
  const said = await say('GET / HTTP/1.1\r\nHost: a\r\n\r\n', 'kein HTTP\r\n\r\n')
  expect(said).toContain('page')
  expect(said.match(/HTTP\/1\.1/g)).toHaveLength(1)
})
