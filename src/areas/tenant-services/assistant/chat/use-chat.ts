import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#platform/api-client.ts'
import { fromWire } from '#platform/wire.ts'
import { type AnswerEvent, isOpen, LONGEST_QUESTION, newTurn, type Turn, turnAfter, turnEnded } from '../answer.ts'
import { texts } from '../texts.ts'

type KeyedTurn = Turn & { key: number }

/** The conversation of this page view. It lives here and nowhere else: leaving the page forgets it. */
export function useChat(first: Turn | null) {
  const [turns, setTurns] = useState<KeyedTurn[]>(first ? [{ ...first, key: 0 }] : [])
  const nextKey = useRef(1)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const isBusy = turns.some(isOpen)
  const change = (key: number, to: (turn: Turn) => Turn) =>
    setTurns((all) => all.map((turn) => (turn.key === key ? { ...to(turn), key } : turn)))

  /** @returns false when no answer arrived, so that the question can be asked again. */
  async function ask(asked: string): Promise<boolean> {
    const question = asked.trim().slice(0, LONGEST_QUESTION)
    if (question === '' || isBusy) return true
    const key = nextKey.current++
    const control = new AbortController()
    running.current = control
    setTurns((all) => [...all, { ...newTurn(question), key }])
    try {
      for await (const event of readEvents(question, control.signal)) change(key, (turn) => turnAfter(turn, event))
      // An answer without its end was cut off on the way.
      change(key, (turn) => turnEnded(turn, 'failed', texts.failed))
      return true
    } catch (error) {
      if (control.signal.aborted) return true
      const title = error instanceof ApiError && error.message !== '' ? error.message : texts.failed
      change(key, (turn) => turnEnded(turn, 'failed', title))
      return false
    }
  }

  function stop(): void {
    running.current?.abort()
    setTurns((all) => all.map((turn) => ({ ...turnEnded(turn, 'stopped', texts.stopped), key: turn.key })))
  }

  function clear(): void {
    running.current?.abort()
    setTurns([])
  }

  return { turns, isBusy, ask, stop, clear }
}

/**
 * Asks our server and gives what it answers, as it comes.
 * @throws ApiError when it refuses; whatever `fetch` throws when it cannot be reached or `signal` is aborted
 */
async function* readEvents(question: string, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
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
