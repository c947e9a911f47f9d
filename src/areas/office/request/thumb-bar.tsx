import { MessageSquareReply, Phone, StickyNote } from 'lucide-react'

const place = 'flex min-h-12 flex-1 items-center justify-center gap-2 font-semibold text-action-strong'

/** What is done most with a request, within the thumb's reach above the menu of phones and tablets. */
export function ThumbBar({ phone }: { phone: string | undefined }) {
  const dialled = phone?.replaceAll(/[^\d+]/g, '') ?? ''
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
        {dialled.length > 2 && (
          <a href={`tel:${dialled}`} className={place}>
            <Phone aria-hidden="true" className="size-5" />
            Anrufen
          </a>
        )}
      </nav>
    </>
  )
}
