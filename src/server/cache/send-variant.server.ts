import type { ServerResponse } from 'node:http'
import type { Head, Variant } from './answer.server.ts'
import type { Asked } from './asked.ts'
import { isKnownTag } from './is-known-tag.ts'

/** Sends finished bytes, or 304 to a browser that has them. @returns the status that was sent. */
export function sendVariant(response: ServerResponse, variant: Variant, asked: Asked, requestId: string): number {
  const isKnown = variant.etag !== null && isKnownTag(asked.ifNoneMatch, variant.etag)
  const head = isKnown ? variant.notModifiedHead : variant.head
  writeHead(response, head, requestId)
  if (isKnown || response.req.method === 'HEAD') response.end()
  else response.end(variant.body)
  return head.status
}

/**
 * What `writeHead` makes of a list, made once: putting twenty headers together for each request costs as much as sending 20 kB (measured
 * on Node 26.10, docs/performance.md). `_header` is where Node itself keeps the finished lines; the runtime is pinned, and a test
 * reads what goes over the line. A connection that is not kept open takes the long way.
 */
function writeHead(response: ServerResponse, { status, lines, list }: Head, requestId: string): void {
  const own = response as ServerResponse & { _header?: string | null }
  if (!response.shouldKeepAlive || own._header !== null) {
    response.writeHead(status, [...list, 'X-Request-Id', requestId])
    return
  }
  response.statusCode = status
  own._header = `${lines}X-Request-Id: ${requestId}\r\n${linesOfNow(response)}\r\n`
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
