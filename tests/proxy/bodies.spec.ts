import { once } from 'node:events'
import https from 'node:https'
import type { IncomingMessage } from 'node:http'
import { bodyLimitOf, fileLimits } from '#server/limit-body.server.ts'
import { NAME } from './harness/certificates.ts'
import type { Behind } from './harness/start.ts'
import { expect, test } from './support.ts'

/** Promises a body of so many bytes and sends its first ones, or sends them all in chunks that promise nothing. */
async function promise({ ports, certificate }: Behind, path: string, bytes: number, inChunks = false) {
  const request = https.request({
    host: '127.0.0.1',
    port: ports.https,
    servername: NAME,
    ca: certificate.authority,
    path,
    method: 'POST',
    agent: false,
    headers: {
      Host: NAME,
      'Content-Type': 'text/plain',
      ...(inChunks ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(bytes) }),
    },
  })
  request.on('error', () => {})
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  if (inChunks) for (let sent = 0; sent < bytes; sent += 65_536) request.write(Buffer.alloc(65_536))
  request.write('a')
  if (inChunks) request.end()
  const [response] = await answered
  let text = ''
  for await (const piece of response) text += String(piece)
  request.destroy()
  return { status: response.statusCode, isOfProxy: text.includes('Was Sie gesendet haben, ist zu groß.') }
}

const addressOf = (pattern: string) => pattern.replaceAll(/:\w+/g, 'unbekannt')

test('each address lets through what the site takes there, and not much more', async ({ behind }) => {
  for (const [pattern, bytes] of fileLimits)
    for (const path of [addressOf(pattern), `${addressOf(pattern)}.data`]) {
      const [taken, refused] = [await promise(behind, path, bytes), await promise(behind, path, 110 * 1024 * 1024)]
      expect.soft([path, taken.isOfProxy]).toEqual([path, false])
      expect.soft([path, refused]).toEqual([path, { status: 413, isOfProxy: true }])
    }
  for (const path of [
    '/kontakt',
    '/verwaltung/anmelden',
    '/verwaltung/anfragen',
    '/api/contact-requests',
    '/gibt-es-nicht',
  ]) {
    expect.soft(bodyLimitOf(path)).toBeLessThanOrEqual(1024 * 1024)
    expect.soft([path, (await promise(behind, path, 1024 * 1024)).isOfProxy]).toEqual([path, false])
    expect.soft([path, await promise(behind, path, 3 * 1024 * 1024)]).toEqual([path, { status: 413, isOfProxy: true }])
  }
})

test('a body that promises no length is refused as well', async ({ behind }) => {
  const { status } = await promise(behind, '/kontakt', 3 * 1024 * 1024, true)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})
