import { site } from '#site'
import { MessengerIcon } from './icons.tsx'

/**
 * Stands in the lower corner of every page. A page with a bar at a phone's lower edge marks it with `data-bottom-bar`; the link
 * then stands above it. While it has the focus, nothing covers it. A page that is all text to read and fields to fill in marks it with
 * `data-chat-at-end`: on phones the link then stands at the page's end instead of over the text.
 */
export function MessengerLink() {
  return (
    <aside aria-label="Chat" className="max-md:[body:has([data-chat-at-end])_&]:relative">
      <a
        href={site.messengerUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="Chat über WhatsApp öffnen"
        title="Chat über WhatsApp öffnen"
        className="fixed right-4 bottom-4 z-40 grid size-14 place-items-center rounded-full bg-ok text-white shadow-raised transition-[background-color,scale] hover:bg-ok-700 focus-visible:z-[95] motion-safe:hover:scale-105 sm:right-6 sm:bottom-6 max-md:[body:has([data-chat-at-end])_&]:absolute max-md:[body:has([data-bottom-bar])_&]:bottom-[calc(6rem+env(safe-area-inset-bottom))] print:hidden"
      >
        <MessengerIcon className="size-7" />
      </a>
    </aside>
  )
}
