import { Link2, Mail, MessageCircle, Share2 } from 'lucide-react'
import { buttonClasses } from '#ui/button/button-classes.ts'
import { usePopover } from '#ui/popover/use-popover.ts'
import { mailAddress, shareLink, type Shared, whatsAppAddress } from './share.ts'

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-[0.6rem] px-3.5 py-2 text-left font-medium text-ink-800 hover:bg-brand-50 hover:text-action-strong [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-action'

const ID = 'wohnung-teilen'

/** Three ways to pass a flat on. A popover of the browser, so that the two links work without JavaScript. */
export function ShareMenu({ shared }: { shared: Shared }) {
  const { popover, isOpen, close } = usePopover<HTMLUListElement>()
  return (
    <div className="print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={ID}
        popoverTarget={ID}
        className={buttonClasses('secondary', 'md')}
      >
        <Share2 aria-hidden="true" /> Teilen
      </button>
      <ul
        ref={popover}
        id={ID}
        popover="auto"
        className="anchored w-64 rounded-card border border-ink-200 bg-white p-2 shadow-overlay"
      >
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
    </div>
  )
}
