import { ApiError } from '#platform/api-client.ts'
import { fromWire } from '#platform/wire.ts'
import type { AnswerEvent } from '../turn.ts'

/**
 * Asks our server and gives what it answers, as it comes.
 * @throws ApiError when it refuses; whatever `fetch` throws when it cannot be reached or `signal` is aborted
 */
export async function* readEvents(question: string, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
  const response = await fetch('/api/assistant', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
    body: JSON.stringify({ question }),
    signal,
  })
  if (!response.ok || !response.body) {
    const problem = (await response.json().catch(() => ({}))) as { title?: string }
    throw new ApiError(response.status, problem.title ?? '')
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield fromWire<AnswerEvent>(JSON.parse(line))
  }
}
