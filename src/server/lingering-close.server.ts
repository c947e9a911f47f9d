import type { Readable } from 'node:stream'

/** Of `node:http` and `node:http2` alike. */
type Incoming = Pick<Readable, 'destroyed' | 'resume' | 'once' | 'on' | 'removeAllListeners'> & { complete: boolean }
type Environment = { incoming?: Incoming; isForCache?: true }
type Fetch<E extends Environment> = (httpRequest: Request, environment: E) => Response | Promise<Response>

/** Bytes and time left to a refused body; then the connection is cut. */
const MOST_BYTES = 8 * 1024 * 1024
const LONGEST_MS = 5_000

/** Of a status that has no body (RFC 9110). */
const BODILESS = new Set([204, 304])

/**
 * A lingering close, as web servers call it: an answer that comes before its request's whole body leaves at once, and the connection
 * stays open a while for the rest, which is thrown away. Cut at once, it would take the answer with it: browsers listen after their last byte.
 */
export function lingeringClose<E extends Environment>(fetch: Fetch<E>): Fetch<E> {
  return (httpRequest, environment) => {
    const { incoming } = environment
    if (!incoming || httpRequest.method === 'GET' || httpRequest.method === 'HEAD')
      return fetch(httpRequest, environment)
    return answerEarly(fetch(httpRequest, environment), incoming)
  }
}

async function answerEarly(answer: Response | Promise<Response>, incoming: Incoming): Promise<Response> {
  const response = await answer
  if (incoming.complete || incoming.destroyed || BODILESS.has(response.status)) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  // With its length the visitor knows that the answer is complete, although the connection is still open.
  headers.set('Content-Length', String(bytes.byteLength))
  headers.set('Connection', 'close')
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes)
      await discardRest(incoming)
      controller.close()
    },
  })
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}

function discardRest(incoming: Incoming): Promise<void> {
  return new Promise((resolve) => {
    let discarded = 0
    const timer = setTimeout(end, LONGEST_MS)
    function end(): void {
      clearTimeout(timer)
      resolve()
    }
    // A reader that began with the body and stopped would keep it from flowing.
    incoming.removeAllListeners('data')
    incoming.on('data', (bytes: Uint8Array) => {
      discarded += bytes.byteLength
      if (discarded > MOST_BYTES) end()
    })
    for (const event of ['end', 'close', 'error']) incoming.once(event, end)
    incoming.resume()
  })
}
