import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { silentLog } from '../log.server.ts'
import { startTracing } from './open-telemetry.server.ts'

type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code: number }
  startTimeUnixNano: string
  endTimeUnixNano: string
}

const open: (() => void)[] = []
afterEach(() => open.splice(0).forEach((close) => close()))

/** A collector as OpenTelemetry describes it: takes JSON on /v1/traces. */
async function collector(status = 200) {
  const requests: { path: string; token: string | undefined; spans: Sent[] }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: [{ scopeSpans: [{ spans: Sent[] }] }] }
      const spans = resourceSpans[0].scopeSpans[0].spans
      requests.push({ path: request.url ?? '', token: request.headers.authorization, spans })
      response.writeHead(status).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(() => server.close())
  return { requests, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const settings = { headers: { Authorization: 'Bearer x' }, serviceName: 'test', ratio: 1, log: silentLog }

test('a request and the query inside it arrive as one trace, the query a child of the request', async () => {
  const { requests, endpoint } = await collector()
  const tracing = startTracing({ ...settings, endpoint })
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  await tracing.span('GET /', { kind: 'server', traceparent }, async (add) => {
    await Promise.resolve()
    tracing.note('select', { kind: 'client', ms: 3 })
    add({ 'http.response.status_code': 200 })
  })
  await tracing.stop()
  const [{ path, token, spans }] = requests as [(typeof requests)[0]]
  const [query, request] = spans as [Sent, Sent]
  expect(path).toBe('/v1/traces')
  expect(token).toBe('Bearer x')
  expect(request).toMatchObject({
    name: 'GET /',
    parentSpanId: 'b7ad6b7169203331',
    traceId: '0af7651916cd43dd8448eb211c80319c',
  })
  expect(query).toMatchObject({ name: 'select', parentSpanId: request.spanId, traceId: request.traceId })
  expect(BigInt(query.endTimeUnixNano) - BigInt(query.startTimeUnixNano)).toBe(3_000_000n)
})

test('what fails is marked and fails as before', async () => {
  const { requests, endpoint } = await collector()
  const tracing = startTracing({ ...settings, endpoint })
  await expect(tracing.span('work', {}, () => Promise.reject(new TypeError('secret')))).rejects.toThrow('secret')
  await tracing.stop()
  expect(requests[0]?.spans[0]?.status).toEqual({ code: 2, message: 'TypeError' })
})

test('the caller decides whether its trace is kept, and a ratio of 0 keeps none of ours', async () => {
  const { requests, endpoint } = await collector()
  const tracing = startTracing({ ...settings, endpoint, ratio: 0 })
  await tracing.span('ours', {}, async () => {})
  const kept = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  await tracing.span('theirs', { traceparent: kept }, async () => {})
  await tracing.span('not theirs', { traceparent: kept.replace(/01$/, '00') }, async () => {})
  await tracing.stop()
  expect(requests.flatMap(({ spans }) => spans.map(({ name }) => name))).toEqual(['theirs'])
})

test('a collector that refuses or is gone disturbs nobody', async () => {
  const { endpoint } = await collector(500)
  for (const address of [endpoint, 'http://127.0.0.1:9']) {
    const tracing = startTracing({ ...settings, endpoint: address })
    expect(await tracing.span('work', {}, async () => 7)).toBe(7)
    await tracing.stop()
  }
})
