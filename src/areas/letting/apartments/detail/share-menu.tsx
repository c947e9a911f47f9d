import Link2 from 'lucide-react/icons/link-2'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useRef } from 'react'
import { buttonClasses } from '#ui/button/button-classes.ts'
import { mailAddress, shareLink, type Shared, whatsAppAddress } from './share.ts'

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-[0.6rem] px-3.5 py-2 text-left font-medium text-ink-800 hover:bg-brand-50 hover:text-action-strong [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-action'

/** Three ways to pass a flat on. A disclosure of the browser, so that the two links work without JavaScript. */
export function ShareMenu({ shared }: { shared: Shared }) {
  const details = useRef<HTMLDetailsElement>(null)

  function close() {
    if (details.current) details.current.open = false
  }

  // Listened to here, because the element is no control; what it holds are controls.
  useEffect(() => {
    const menu = details.current
    if (!menu) return
    const listening = new AbortController()
    const { signal } = listening
    const closeUnlessInside = (target: EventTarget | null) => {
      if (target instanceof Node && !menu.contains(target)) menu.open = false
    }
    document.addEventListener('pointerdown', (event) => closeUnlessInside(event.target), { signal })
    menu.addEventListener('focusout', (event) => closeUnlessInside(event.relatedTarget), { signal })
    menu.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !menu.open) return
        menu.open = false
        menu.querySelector('summary')?.focus()
      },
      { signal },
    )
    return () => listening.abort()
  }, [])

  return (
    <details ref={details} className="relative print:hidden">
      <summary className={buttonClasses('secondary', 'md', 'list-none [&::-webkit-details-marker]:hidden')}>
        <Share2 aria-hidden="true" /> Teilen
      </summary>
      <ul className="absolute top-full left-0 z-40 mt-2 w-64 rounded-card border border-ink-200 bg-white p-2 shadow-overlay">
        <li className="needs-js">
          <button
            type="button"
            className={item}
            onClick={() => {
              close()
              void shareLink(shared)
            }}
          >
            <Link2 aria-hidden="true" /> Link teilen
          </button>
        </li>
        <li>
          <a href={whatsAppAddress(shared)} target="_blank" rel="noopener noreferrer" className={item} onClick={close}>
            <MessageCircle aria-hidden="true" /> Via WhatsApp<span className="sr-only"> (neuer Tab)</span>
          </a>
        </li>
        <li>
          <a href={mailAddress(shared)} className={item} onClick={close}>
            <Mail aria-hidden="true" /> Via E-Mail
          </a>
        </li>
      </ul>
    </details>
  )
}
