import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 4000

/**
 * Keeps an open list fresh: asks a small question every four seconds while the page is looked at, and reads the list again when something
 * happened. What is ticked stays ticked. A lost network or an ended session is no error: the next click says so.
 */
export function useLiveList(stamp: string): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return undefined
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const answer = await fetch(`/verwaltung/anfragen/stand?seit=${encodeURIComponent(stamp)}`)
        if (answer.status === 200 && !answer.redirected) await revalidate()
      } catch {
        // Asked again in a moment.
      }
    }
    const timer = setInterval(() => void ask(), EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [stamp, state, revalidate])
}
