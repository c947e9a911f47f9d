import { createHash } from 'node:crypto'
import { validateHeaderName, validateHeaderValue, type ServerResponse, STATUS_CODES } from 'node:http'
import { COMPRESSIBLE, compressors, type Encoding, SMALLEST_BYTES, isKnownTag } from './negotiation.server.ts'

/** A finished answer in one encoding: its bytes, and everything that is said before them. */
export type Answer = {
  status: number
  /** The id under which it was made: what an error page shows and the log knows. */
  requestId: string
  etag: string | null
  /** Name, value, name, value … */
  headers: readonly string[]
  /** For 304: nothing that describes a body. */
  notModifiedHeaders: readonly string[]
  body: Buffer
  /** `headers` as lines, the empty line and the body, as they go over the line after those that each request has for itself. */
  ready: Buffer
  /** False for errors, redirects and what is somebody's own: given to those who wait for it, and forgotten. */
  mayKeep: boolean
}

const OF_THE_BODY = new Set(['content-length', 'content-encoding', 'etag', 'x-request-id', 'vary', 'transfer-encoding'])

/** Reads a whole answer and compresses it. Strong ETags, one for each encoding (RFC 9110, 8.8.3); errors carry none. */
export async function readAnswer(response: Response, accepted: Encoding): Promise<Answer> {
  const { status, headers: given } = response
  const plain = Buffer.from(await response.arrayBuffer())
  const isText = COMPRESSIBLE.test(given.get('Content-Type') ?? '')
  const encoding = isText && plain.byteLength >= SMALLEST_BYTES ? accepted : 'identity'
  const body = encoding === 'identity' ? plain : await compressors[encoding](plain)
  const general = [...headersOf(given), ...(isText ? ['Vary', 'Accept-Encoding'] : [])]
  const etag = status === 200 ? tagOf(plain, general, encoding) : null
  const always = etag === null ? general : [...general, 'ETag', etag]
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const headers = [...always, ...encoded, 'Content-Length', String(body.byteLength)]
  const lines = Buffer.from(linesOf(headers), 'latin1')
  const ready = Buffer.concat([lines, body])
  return {
    status,
    requestId: given.get('X-Request-Id') ?? '',
    etag,
    headers,
    notModifiedHeaders: always.filter((_, index) => always[index - (index % 2)] !== 'Content-Type'),
    body: ready.subarray(lines.byteLength),
    ready,
    mayKeep: status === 200 && !given.has('Set-Cookie') && !/no-store|private/.test(given.get('Cache-Control') ?? ''),
  }
}

/** The bytes decide, and the policy that was made for them. */
function tagOf(plain: Buffer, general: string[], encoding: Encoding): string {
  const hash = createHash('sha256').update(plain).update(general.join('\n')).digest('base64url').slice(0, 20)
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
}

function headersOf(headers: Headers): string[] {
  const general = [...headers].flatMap(([name, value]) => (OF_THE_BODY.has(name) ? [] : [properCase(name), value]))
  return headers.has('Cache-Control') ? general : [...general, 'Cache-Control', 'no-cache']
}

function linesOf(headers: readonly string[]): string {
  let lines = ''
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = [headers[index], headers[index + 1]]
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines += `${name}: ${value}\r\n`
  }
  return `${lines}\r\n`
}

/** `content-type` → `Content-Type`, as everywhere else on the site. */
function properCase(name: string): string {
  return name.replaceAll(/(^|-)[a-z]/g, (letters) => letters.toUpperCase())
}

type Inner = { _header?: string | null }

type Asked = { ifNoneMatch: string | undefined; requestId: string }

/** Sends finished bytes, or 304 to a browser that has them. @returns the status that was sent. */
export function sendAnswer(response: ServerResponse, answer: Answer, { ifNoneMatch, requestId }: Asked): number {
  const { method } = response.req
  const { status, etag } = answer
  if (etag !== null && isKnownTag(ifNoneMatch, etag)) {
    response.writeHead(304, [...answer.notModifiedHeaders, 'X-Request-Id', requestId]).end()
    return 304
  }
  if (method !== 'HEAD' && canSendReady(response)) {
    sendReady(response, answer, requestId)
    return status
  }
  response.writeHead(status, [...answer.headers, 'X-Request-Id', requestId])
  response.end(method === 'HEAD' ? undefined : answer.body)
  return status
}

/** Not on connections that are not kept open, nor if Node ever keeps its lines elsewhere. */
function canSendReady(response: ServerResponse): boolean {
  return response.shouldKeepAlive && (response as Inner)._header === null
}

/**
 * Putting twenty headers together for each request costs as much as sending 20 kB (docs/performance.md), so they stand ready before the
 * body. `_header` is where Node itself keeps the lines of a head; here it holds those that each request has for itself. The
 * runtime is pinned, and a test reads what goes over the line.
 */
function sendReady(response: ServerResponse, { status, ready }: Answer, requestId: string): void {
  response.statusCode = status
  ;(response as Inner)._header =
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nX-Request-Id: ${requestId}\r\n${linesOfNow(response)}`
  response.end(ready)
}

let known = { second: -1, keepAliveMs: -1, lines: '' }

function linesOfNow({ socket }: ServerResponse): string {
  const second = Math.floor(Date.now() / 1000)
  const { keepAliveTimeout: keepAliveMs = 0 } =
    (socket as { server?: { keepAliveTimeout?: number } } | null)?.server ?? {}
  if (known.second !== second || known.keepAliveMs !== keepAliveMs) {
    const keepAlive = keepAliveMs > 0 ? `Keep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n` : ''
    const lines = `Date: ${new Date(second * 1000).toUTCString()}\r\nConnection: keep-alive\r\n${keepAlive}`
    known = { second, keepAliveMs, lines }
  }
  return known.lines
}
