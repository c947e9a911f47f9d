import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { boundaryOf, readMultipart } from '#platform/files/multipart.server.ts'
import { lingeringClose } from './lingering-close.server.ts'

/** Takes no file: the disk is full. */
async function refuseFiles({ body, headers }: Request): Promise<Response> {
  const boundary = boundaryOf(headers.get('Content-Type') ?? '') ?? ''
  const full = () => Promise.reject(new Error('ENOSPC'))
  const limits = { maxBytes: 5_000_000, maxParts: 5 }
  try {
    await readMultipart(body ?? new ReadableStream(), boundary, limits, () => ({ write: full, end: full }))
    return new Response('taken', { status: 201 })
  } catch {
    return new Response('no room', { status: 503 })
  }
}

/** Too many at once: nobody looks at the body. */
const refuseAtOnce = () => new Response('no room', { status: 503 })

/** As React Router does: another request is made of it, and begins to read. */
async function refuseAfterCopy(httpRequest: Request): Promise<Response> {
  const { body } = new Request(httpRequest.url, {
    method: 'POST',
    body: httpRequest.body,
    duplex: 'half',
  } as RequestInit)
  await body?.getReader().read()
  return new Response('no room', { status: 503 })
}

async function connectTo(refuse: (httpRequest: Request) => Response | Promise<Response>) {
  const server = createServer(getRequestListener(lingeringClose(refuse), { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => (server.closeAllConnections(), void server.close()))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    .pause()
    .setEncoding('latin1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const send = (text: string) =>
    new Promise<void>((resolve, reject) => socket.write(text, (e) => (e ? reject(e) : resolve())))
  return { socket, send }
}

const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=grenze\r\nContent-Length: ${length}\r\n\r\n`

test.each([
  ['whose file finds no room', refuseFiles],
  ['who is refused before anything is read', refuseAtOnce],
  ['whose body somebody began to read', refuseAfterCopy],
])('%s hears so, even listening only after the last byte, as browsers do', async (_, refuse) => {
  const { socket, send } = await connectTo(refuse)
  const file = `--grenze\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n${'x'.repeat(1_000_000)}\r\n--grenze--\r\n`
  await send(head(file.length) + file.slice(0, 100_000))
  // Longer than an answered connection is left open for a body that nobody reads.
  await wait(900)
  for (let at = 100_000; at < file.length; at += 100_000) await send(file.slice(at, at + 100_000))
  const answer = once(socket, 'data')
  socket.resume()
  expect(String((await answer)[0])).toMatch(/^HTTP\/1.1 503 [\s\S]+no room$/)
})

test.each([
  ['before anything is read', refuseAtOnce],
  ['after a part was read', refuseAfterCopy],
])('who is refused %s hears so at once, while most is still to be sent', async (_, refuse) => {
  const { socket, send } = await connectTo(refuse)
  await send(head(40_000_000) + 'x'.repeat(200_000))
  const answer = once(socket, 'data')
  socket.resume()
  expect(String((await answer)[0])).toMatch(/^HTTP\/1.1 503 [\s\S]+content-length: 7[\s\S]+no room$/i)
})

test('of what nobody wants, no more than 8 MB is read', async () => {
  const { socket, send } = await connectTo(refuseAtOnce)
  const closed = once(socket, 'close')
  socket.on('error', () => {}).resume()
  await send(head(40_000_000))
  let sent = 0
  while (!socket.destroyed && sent < 40_000_000) {
    await send('x'.repeat(500_000)).catch(() => {})
    sent += 500_000
    await new Promise(setImmediate)
  }
  await closed
  expect(sent).toBeLessThan(30_000_000)
})
