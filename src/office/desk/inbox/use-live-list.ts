import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useStore } from '#ui/store.ts'
import { liveStore } from '#office/frame/live/live-store.ts'

/** Reads an open list again when something happened since it was drawn. What is ticked stays ticked. */
export function useLiveList(stamp: string): void {
  const { revalidate, state } = useRevalidator()
  const { counts, line } = useStore(liveStore)
  const newest = counts?.stamp ?? ''
  useEffect(() => {
    // Ids grow: what was drawn later than the last answer is no news.
    if (newest > stamp && line === 'alive' && state === 'idle') void revalidate()
  }, [newest, stamp, line, state, revalidate])
}
