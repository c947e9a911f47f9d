import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#platform/api-client.ts'
import { LONGEST_QUESTION } from '../answer.ts'
import { texts } from '../texts.ts'
import { newTurn, type Turn, turnAfter, turnEnded } from '../turn.ts'
import { readEvents } from './read-events.ts'

export type KeyedTurn = Turn & { key: number }

/** The conversation of this page view. It lives here and nowhere else: leaving the page forgets it. */
export function useChat(first: Turn | null) {
  const [turns, setTurns] = useState<KeyedTurn[]>(first ? [{ ...first, key: 0 }] : [])
  const nextKey = useRef(1)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const isBusy = turns.some(({ state }) => state === 'waiting' || state === 'writing')
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
      change(key, (turn) => (turn.state === 'done' ? turn : turnEnded(turn, 'failed', texts.failed)))
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
    setTurns((all) =>
      all.map((turn) =>
        turn.state === 'waiting' || turn.state === 'writing'
          ? { ...turnEnded(turn, 'stopped', texts.stopped), key: turn.key }
          : turn,
      ),
    )
  }

  function clear(): void {
    running.current?.abort()
    setTurns([])
  }

  return { turns, isBusy, ask, stop, clear }
}
