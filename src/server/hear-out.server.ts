import type { Readable } from 'node:stream'

/** Of `node:http` and `node:http2` alike. */
type Incoming = Pick<Readable, 'readableDidRead' | 'destroyed' | 'resume' | 'once'> & { complete: boolean }
type Environment = { incoming?: Incoming; isForCache?: true }
type Fetch<E extends Environment> = (request: Request, environment: E) => Response | Promise<Response>

/** Somebody's photos over a slow line. Node itself ends a request after two minutes. */
const LONGEST_MS = 60_000

/**
 * Lets an answer go when the body it refuses has arrived. The connection is closed half a second after an answer whose body nobody
 * reads, and browsers listen only after the last byte: whoever was still sending photos saw a broken connection instead of the reason.
 */
export function hearOut<E extends Environment>(fetch: Fetch<E>): Fetch<E> {
  return (request, environment) => {
    const { incoming } = environment
    if (!incoming || request.method === 'GET' || request.method === 'HEAD') return fetch(request, environment)
    return answerWhenHeard(fetch(request, environment), incoming)
  }
}

async function answerWhenHeard(answer: Response | Promise<Response>, incoming: Incoming): Promise<Response> {
  const response = await answer
  // Whoever begins to read a body reads it to its end.
  if (!incoming.complete && !incoming.readableDidRead && !incoming.destroyed) await restOf(incoming)
  return response
}

function restOf(incoming: Incoming): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_MS)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    for (const event of ['end', 'close', 'error']) incoming.once(event, end)
    incoming.resume()
  })
}
