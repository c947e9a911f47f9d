import { site } from '#site'
import { MessengerIcon } from './icons.tsx'

/**
 * Floats in the lower corner. On phones, where it would lie on texts and buttons, it stands at the end of the page instead, or as the
 * last one in the bar at the lower edge of a page that has one (`data-bottom-bar`), which keeps room for it. While it has the focus,
 * nothing covers it.
 */
export function MessengerLink() {
  if (!site.messengerUrl) return null
  return (
    <aside aria-label="Chat" className="relative">
      <a
        href={site.messengerUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat über WhatsApp öffnen"
        title="Chat über WhatsApp öffnen"
        className="absolute right-4 bottom-4 z-40 grid size-14 place-items-center rounded-full bg-ok text-white shadow-raised transition-[background-color,scale] hover:bg-ok-700 focus-visible:z-[95] motion-safe:hover:scale-105 md:fixed md:right-6 md:bottom-6 max-md:[body:has([data-bottom-bar])_&]:fixed max-md:[body:has([data-bottom-bar])_&]:bottom-[calc(0.75rem+env(safe-area-inset-bottom))] max-md:[body:has([data-bottom-bar])_&]:size-12 max-md:[body:has([data-bottom-bar])_&]:shadow-none print:hidden"
      >
        <MessengerIcon className="size-7" />
      </a>
    </aside>
  )
}
