import { useEffect, useState } from 'react'
import { type HitGroup, SEARCH_ANSWER } from './hits.ts'

const PAUSE_MS = 120

type Answer = { typed: string; groups: HitGroup[]; isBroken: boolean }

/** Asks the server a moment after the last key; an older question's answer is thrown away. */
export function useHits(typed: string): Answer & { isAsking: boolean } {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const old = new AbortController()
    const ask = async () => {
      try {
        const response = await fetch(`${SEARCH_ANSWER}?${new URLSearchParams({ q: typed })}`, { signal: old.signal })
        const isGood = response.ok && !response.redirected
        const groups: HitGroup[] = isGood ? await response.json() : []
        setAnswer({ typed, groups, isBroken: !isGood })
      } catch {
        if (!old.signal.aborted) setAnswer({ typed, groups: [], isBroken: true })
      }
    }
    const timer = setTimeout(() => void ask(), typed === '' ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(timer)
      old.abort()
    }
  }, [typed])
  return { ...(answer ?? { typed: '', groups: [], isBroken: false }), isAsking: answer?.typed !== typed }
}
