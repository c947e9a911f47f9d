import { Hono } from 'hono'
import type { App, HttpRequestFacts } from '#platform/app.server.ts'
import { problem } from '#platform/http/problem.server.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { toWire } from '#platform/wire.ts'
import type { AnswerEvent } from './answer.ts'
import { answerEvents, MOST_BYTES, readQuestion } from './question.server.ts'
import { texts } from './texts.ts'

/**
 * `POST /api/assistant` with `{ question }` → `application/x-ndjson`, one `AnswerEvent` a line as it happens: `answer`, then, with
 * a model, `text`… and `worded` or `own`. 422 for no question, 429 beyond the limit. Nothing is stored or logged of the question.
 */
export function assistantApi(app: App) {
  return new Hono<{ Variables: { facts: HttpRequestFacts } }>().post('/', async (c) => {
    if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? '')) {
      return problem(415, 'inhaltstyp', 'Bitte senden Sie die Frage als JSON.')
    }
    const body = await readBody(c.req.raw, MOST_BYTES)
    if (!body.ok) return problem(413, 'zu-gross', 'Diese Frage ist zu lang.')
    const read = readQuestion(questionIn(body.bytes))
    if (!read.ok) return problem(422, 'ungueltig', read.message, { errors: { question: read.message } })

    const { clientAddress } = c.get('facts')
    const taken = limitsOf(app).takeQuestion(clientAddress)
    if (!taken.ok) {
      return problem(429, 'zu-oft', texts.tooMany, { headers: { 'Retry-After': String(taken.retryAfterSeconds) } })
    }
    const gone = new AbortController()
    const signal = AbortSignal.any([c.req.raw.signal, gone.signal])
    const events = answerEvents(app, { question: read.question, clientAddress, signal })
    return new Response(asLines(app, events, gone), {
      headers: {
        'Content-Type': 'application/x-ndjson; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no', // a proxy in front must not wait for the end
        // https://datatracker.ietf.org/doc/draft-abaris-aicdh/: words of a model may follow our own answer.
        ...(app.config.assistantLlm !== null && { 'AI-Disclosure': 'mode=ai-modified' }),
      },
    })
  })
}

function questionIn(bytes: Uint8Array): unknown {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof json === 'object' && json !== null && 'question' in json ? json.question : undefined
  } catch {
    return undefined
  }
}

/** One event a line. A closed connection stops the work behind it. */
function asLines(app: App, events: AsyncGenerator<AnswerEvent>, gone: AbortController): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await events.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(`${JSON.stringify(toWire(value))}\n`))
      } catch (error) {
        app.log.error('assistant failed', error)
        controller.error(error)
      }
    },
    async cancel() {
      gone.abort()
      await events.return(undefined)
    },
  })
}
