import type { MiddlewareHandler } from 'hono'
import { problem } from '#platform/http/problem.server.ts'

/**
 * Refuses bodies of more than `maxBytes`: at once when their length is said, else by breaking off what is read. It holds nothing
 * in memory (Hono's own limit keeps a body without a length whole), so that uploads can be streamed.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req
    if (raw.method === 'GET' || raw.method === 'HEAD') return next()
    const length = raw.headers.get('Content-Length')
    if (length !== null && !raw.headers.has('Transfer-Encoding')) {
      return Number(length) > maxBytes ? problem(413, 'zu-gross', 'Die Anfrage ist zu groß.') : next()
    }
    if (raw.body !== null) c.req.raw = withBody(raw, raw.body.pipeThrough(upTo(maxBytes)))
    return next()
  }
}

/** Piece by piece: Node's own constructor does not take the lighter request that the server makes. */
function withBody({ url, method, headers, signal }: Request, body: ReadableStream<Uint8Array>): Request {
  return new Request(url, { method, headers: [...headers], signal, body, duplex: 'half' } as RequestInit)
}

function upTo(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0
  return new TransformStream({
    transform(bytes, controller) {
      read += bytes.byteLength
      if (read > maxBytes) controller.error(new Error('The body is larger than any form of ours'))
      else controller.enqueue(bytes)
    },
  })
}
