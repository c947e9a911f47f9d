import type { MiddlewareHandler } from 'hono'
import { BodyTooLargeError } from '#platform/http/read-body.server.ts'

/**
 * Lets no address read more of a body than `limitOf` gives its path: the body fails with `BodyTooLargeError`, at once where its length is said,
 * so that page and API tell it in their own words. Nothing is held in memory.
 */
export function limitBody(limitOf: (path: string) => number): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req
    if (raw.method === 'GET' || raw.method === 'HEAD') return next()
    const maxBytes = limitOf(c.req.path)
    const length = raw.headers.get('Content-Length')
    if (length !== null && !raw.headers.has('Transfer-Encoding')) {
      if (Number(length) <= maxBytes) return next()
      c.req.raw = withBody(raw, tooLarge())
    } else if (raw.body !== null) {
      // Cancelled, the stream would cut the connection, and the answer with it.
      c.req.raw = withBody(raw, raw.body.pipeThrough(upTo(maxBytes), { preventCancel: true }))
    }
    return next()
  }
}

/** Piece by piece: Node's own constructor does not take the lighter request that the server makes. */
function withBody({ url, method, headers, signal }: Request, body: ReadableStream<Uint8Array>): Request {
  return new Request(url, { method, headers: [...headers], signal, body, duplex: 'half' } as RequestInit)
}

const fault = () => new BodyTooLargeError('The body is larger than its address takes')

function tooLarge(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.error(fault()) }, { highWaterMark: 0 })
}

function upTo(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0
  return new TransformStream({
    transform(bytes, controller) {
      read += bytes.byteLength
      if (read > maxBytes) controller.error(fault())
      else controller.enqueue(bytes)
    },
  })
}
