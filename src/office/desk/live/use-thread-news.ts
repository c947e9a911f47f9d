import { useState } from 'react'
import type { TimelineEntry } from '../request/timeline.ts'

const MOST_TOLD = 3

/** A mail on its way changes its words; what somebody wrote stays. */
const keyOf = ({ at, title, part, text = '' }: TimelineEntry) => (part ? `${part} ${text}` : `${at} ${title}`)

/** Entries worth announcing: what others wrote or changed, not that they looked. */
const isNews = ({ part, who, title }: TimelineEntry, me: string) =>
  who !== me && title !== 'Geöffnet' && (part !== undefined || who !== null)

function newsOf(timeline: readonly TimelineEntry[], known: ReadonlySet<string>, me: string): string[] {
  return timeline
    .filter((entry) => !known.has(keyOf(entry)) && isNews(entry, me))
    .slice(0, MOST_TOLD)
    .map(({ part, title, who }) => `${part === 'office' ? 'Antwort' : title}${who === null ? '' : ` (${who})`}`)
}

/** Words for entries that joined the thread while the page was open, newest first; none on a page that was just opened. */
export function useThreadNews(reference: string, timeline: readonly TimelineEntry[], me: string): readonly string[] {
  const [seen, setSeen] = useState({ reference, timeline, news: [] as string[] })
  if (seen.timeline === timeline) return seen.reference === reference ? seen.news : []
  const isSame = seen.reference === reference
  const fresh = isSame ? newsOf(timeline, new Set(seen.timeline.map(keyOf)), me) : []
  const news = isSame && fresh.length === 0 ? seen.news : fresh
  setSeen({ reference, timeline, news })
  return news
}
