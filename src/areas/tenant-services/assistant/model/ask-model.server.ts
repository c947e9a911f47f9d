import * as z from 'zod/mini'
import type { FailureKind } from '../answer.ts'
import type { Message } from './prompt.ts'

export type ModelSettings = { url: string; key: string | null; model: string | null }

export type ModelLimits = {
  firstByteMs: number
  betweenMs: number
  totalMs: number
  mostTokens: number
  mostBytes: number
}

export const MODEL_LIMITS: ModelLimits = {
  firstByteMs: 8000,
  betweenMs: 6000,
  totalMs: 25_000,
  mostTokens: 400,
  mostBytes: 256 * 1024,
}

/** The model gave no usable answer; `kind` says why. Its message goes to the log and holds nothing of the question. */
export class ModelFailure extends Error {
  readonly kind: FailureKind
  constructor(kind: FailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

const part = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(z.object({ content: z.nullish(z.string()) })),
      message: z.optional(z.object({ content: z.nullish(z.string()) })),
      finish_reason: z.nullish(z.string()),
    }),
  ),
})

/**
 * Asks an OpenAI-compatible service (`POST …/chat/completions`, streamed) and gives its words as they come.
 * @throws ModelFailure; `left` when `signal` was aborted
 */
export async function* askModel(
  { url, key, model }: ModelSettings,
  messages: Message[],
  { signal, limits = MODEL_LIMITS }: { signal: AbortSignal; limits?: ModelLimits },
): AsyncGenerator<string> {
  const watch = new AbortController()
  let patience = setTimeout(() => watch.abort(), limits.firstByteMs)
  const total = setTimeout(() => watch.abort(), limits.totalMs)
  try {
    const response = await fetch(completionsAddress(url), {
      method: 'POST',
      // A redirect would hand the key to another host.
      redirect: 'error',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream',
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({
        model: model ?? 'default',
        messages,
        stream: true,
        max_tokens: limits.mostTokens,
        temperature: 0.2,
      }),
      signal: AbortSignal.any([signal, watch.signal]),
    })
    if (!response.ok || !response.body) throw new ModelFailure('refused', `status ${response.status}`)
    const isStream = (response.headers.get('Content-Type') ?? '').includes('text/event-stream')
    for await (const line of lines(response.body, limits.mostBytes)) {
      clearTimeout(patience)
      patience = setTimeout(() => watch.abort(), limits.betweenMs)
      const json = isStream ? eventData(line) : line.trim()
      if (json === null || json === '') continue
      if (json === '[DONE]') return
      const { text, isLast } = readPart(json)
      if (text !== '') yield text
      if (isLast) return
    }
    throw new ModelFailure('unreachable', 'the stream ended without an end')
  } catch (error) {
    if (error instanceof ModelFailure) throw error
    if (signal.aborted) throw new ModelFailure('left', 'the visitor left')
    if (watch.signal.aborted) throw new ModelFailure('slow', 'no answer in time')
    throw new ModelFailure('unreachable', error instanceof Error ? error.message : 'no connection')
  } finally {
    clearTimeout(patience)
    clearTimeout(total)
    // Also when nobody wants the rest any more: the service stops writing, and the connection is free.
    watch.abort()
  }
}

/** `https://llm.example/v1` → `https://llm.example/v1/chat/completions`; a complete address stays. */
export function completionsAddress(url: string): string {
  const trimmed = url.replace(/(?<!\/)\/+$/, '')
  return trimmed.endsWith('/chat/completions') ? trimmed : `${trimmed}/chat/completions`
}

function readPart(json: string): { text: string; isLast: boolean } {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    throw new ModelFailure('nonsense', 'not JSON')
  }
  const read = part.safeParse(parsed)
  if (!read.success) throw new ModelFailure('nonsense', 'not a completion')
  const choice = read.data.choices[0]
  if (choice?.finish_reason === 'content_filter') throw new ModelFailure('refused', 'content filter')
  return { text: choice?.delta?.content ?? choice?.message?.content ?? '', isLast: Boolean(choice?.finish_reason) }
}

/** Reads the text behind `data:`; null for comments and other fields. */
function eventData(line: string): string | null {
  return line.startsWith('data:') ? line.slice('data:'.length).trim() : null
}

async function* lines(body: ReadableStream<Uint8Array>, mostBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new ModelFailure('nonsense', 'too long')
    rest += decoder.decode(chunk, { stream: true })
    const complete = rest.split('\n')
    rest = complete.pop() ?? ''
    yield* complete
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}
