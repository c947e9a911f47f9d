import { Menu, X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { usePopover } from '#ui/popover/use-popover.ts'
import { MobileNav } from './mobile-nav.tsx'

const ID = 'menue-mobil'

/** The menu of small screens. The browser opens and closes it, so it is there before the scripts are, and without them. */
export function MobileMenu() {
  const { pathname, key } = useLocation()
  const { popover, isOpen, close } = usePopover<HTMLDivElement>()

  // Opened on one page, it is closed on the next, whichever way led there.
  const onLeave = useEffectEvent(close)
  // oxlint-disable-next-line react/exhaustive-deps -- each visit has a key of its own
  useEffect(() => () => onLeave(), [key])

  return (
    <div className="group/mobile lg:hidden">
      <button
        type="button"
        aria-label="Menü"
        aria-expanded={isOpen}
        aria-controls={ID}
        popoverTarget={ID}
        className="grid size-12 place-items-center rounded-control text-ink-950 hover:bg-brand-50"
      >
        <Menu aria-hidden="true" className="size-7 group-has-[:popover-open]/mobile:hidden" />
        <X aria-hidden="true" className="hidden size-7 group-has-[:popover-open]/mobile:block" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- listens to its links */}
      <div
        ref={popover}
        id={ID}
        popover="auto"
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && close()}
        className="fixed inset-x-0 top-[4.25rem] bottom-auto m-0 max-h-[calc(100dvh-4.25rem)] w-full max-w-none overflow-y-auto overscroll-contain border-t border-ink-200 bg-white text-inherit shadow-overlay"
      >
        <MobileNav pathname={pathname} />
      </div>
    </div>
  )
}
