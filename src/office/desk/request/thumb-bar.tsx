import { ChevronRight, MessageSquareReply, Phone, StickyNote } from 'lucide-react'
import { Link } from 'react-router'
import { useNeighbours } from '../inbox/list-address.ts'

const place = 'flex min-h-12 flex-1 items-center justify-center gap-2 font-semibold text-action-strong'

/** Offers the commonest actions, and the way to the next one, within the thumb's reach above the menu of phones and tablets. */
export function ThumbBar({ reference, call }: { reference: string; call: string | null | undefined }) {
  const next = useNeighbours(reference)?.next
  return (
    <>
      <div className="h-10 lg:hidden print:hidden" />
      <nav
        aria-label="Vorgang"
        className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 flex divide-x divide-ink-200 border-t border-ink-200 bg-white lg:hidden print:hidden"
      >
        <a href="#antwort" className={place}>
          <MessageSquareReply aria-hidden="true" className="size-5" />
          Antworten
        </a>
        <a href="#verlauf" className={place}>
          <StickyNote aria-hidden="true" className="size-5" />
          Notiz
        </a>
        {call && (
          <a href={call} className={place}>
            <Phone aria-hidden="true" className="size-5" />
            Anrufen
          </a>
        )}
        {next && (
          <Link
            to={`/verwaltung/anfragen/${next}`}
            prefetch="none"
            aria-label="Nächster Vorgang"
            className="grid min-h-12 w-12 shrink-0 place-items-center text-action-strong"
          >
            <ChevronRight aria-hidden="true" className="size-6" />
          </Link>
        )}
      </nav>
    </>
  )
}
