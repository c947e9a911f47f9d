import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Answer } from './answer.server.ts'
import { isKnownTag } from './is-known-tag.ts'

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
