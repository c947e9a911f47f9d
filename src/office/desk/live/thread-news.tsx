import type { TimelineEntry } from '../request/timeline.ts'
import type { Present, Writes } from '#office/frame/live/presence/repository.server.ts'
import { useLiveRequest } from '#office/frame/live/use-live-request.ts'
import { useThreadNews } from './use-thread-news.ts'

type ThreadNewsProps = {
  /** As everybody writes it. */
  reference: string
  stamp: string
  others: readonly Present[]
  timeline: readonly TimelineEntry[]
  /** The reader's name. */
  me: string
}

const doing: Record<Writes, string> = {
  '': '',
  answer: ', schreibt eine Antwort',
  note: ', schreibt eine Notiz',
}

/** Keeps an open request fresh, and says in two quiet lines what came to it meanwhile and who else has it open. */
export function ThreadNews({ reference, stamp, others, timeline, me }: ThreadNewsProps) {
  const present = useLiveRequest(reference, stamp, others)
  const news = useThreadNews(reference, timeline, me)
  return (
    // Always there: what is not there before it speaks is not heard.
    <div className="sticky top-2 z-30 flex flex-wrap gap-y-2 not-has-[span]:mb-0 print:hidden">
      <p aria-live="polite">
        {news.length > 0 && (
          <span className="mr-2 inline-block rounded-control border border-brand-200 bg-brand-50 px-3 py-2 shadow-overlay">
            <span>{`Neu im Verlauf: ${news.join(' · ')}`}</span>{' '}
            <a href="#verlauf" className="link">
              Ansehen
            </a>
          </span>
        )}
      </p>
      <p aria-live="polite">
        {present.length > 0 && (
          <span className="inline-block rounded-control border border-sand-400 bg-sand-100 px-3 py-2">{`Gerade auch hier: ${present.map(({ name, writes }) => name + doing[writes]).join('; ')}`}</span>
        )}
      </p>
    </div>
  )
}
