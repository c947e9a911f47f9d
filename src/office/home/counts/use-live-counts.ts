import { useEffect } from 'react'
import { useStore } from '#ui/store.ts'
import { type Counts, hear, liveStore } from '#office/frame/live/live-store.ts'

const EVERY_MS = 4000
const LONGEST_ANSWER_MS = 8000
/** A lost answer is nothing; so long without one, and what is shown may be wrong. */
export const DEAD_AFTER_MS = 20_000

/**
 * Asks a small question every four seconds while the page is looked at, for every page of the office: lists and counts follow the answer.
 * @param counts as the server drew them; null: the role has no requests, so nothing is asked.
 */
export function useLiveCounts(counts: Counts | null): Counts | null {
  const isAsking = counts !== null
  useEffect(() => hear({ counts }), [counts])
  useEffect(() => {
    if (!isAsking) return undefined
    let heardAt = Date.now()
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const answer = await fetch('/verwaltung/anfragen/stand', { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) })
        if (answer.redirected || answer.status === 401) return hear({ line: 'over' })
        if (!answer.ok) throw new Error(`${answer.status}`)
        // The router's own routes answer what the type says.
        hear({ counts: (await answer.json()) as Counts, line: 'alive' })
        heardAt = Date.now()
      } catch {
        if (Date.now() - heardAt > DEAD_AFTER_MS) hear({ line: 'dead' })
      }
    }
    const timer = setInterval(() => void ask(), EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
      window.removeEventListener('online', ask)
    }
  }, [isAsking])
  return useStore(liveStore).counts ?? counts
}

/** „(3) Anfragen …“: how much is urgent or waits for the reader stands in the tab too. */
export function useCountInTitle(count: number): void {
  // After every drawing: each page writes its own title.
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '')
    const title = count > 0 ? `(${count}) ${plain}` : plain
    if (document.title !== title) document.title = title
  })
}
