import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { MobileNav } from './mobile-nav.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

const toggle =
  'grid size-12 cursor-pointer list-none place-items-center rounded-control text-ink-950 hover:bg-brand-50 [&::-webkit-details-marker]:hidden'

/**
 * The menu of small screens. The server sends a native disclosure, which opens before and without JavaScript; the browser then
 * puts a button in its place, open or closed as it is at that moment.
 */
export function MobileMenu() {
  const { pathname, key } = useLocation()
  const isHydrated = useHydrated()
  if (isHydrated) return <MenuButton pathname={pathname} visit={key} />
  return (
    <details data-native-menu className="group/mobile lg:hidden">
      <summary aria-label="Menü" className={toggle}>
        <Menu aria-hidden="true" className="size-7 group-open/mobile:hidden" />
        <X aria-hidden="true" className="hidden size-7 group-open/mobile:block" />
      </summary>
      <MobileNav pathname={pathname} />
    </details>
  )
}

function MenuButton({ pathname, visit }: { pathname: string; visit: string }) {
  const button = useRef<HTMLButtonElement>(null)
  // Opened on one page, it is closed on the next, whichever way led there.
  const [openedOn, setOpenedOn] = useState(() => (document.querySelector('[data-native-menu][open]') ? visit : null))
  const isOpen = openedOn === visit
  const close = () => setOpenedOn(null)

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    button.current?.focus()
  }
  // Behind the open menu nothing can be seen: when the focus goes there, the menu goes away.
  function blur(event: FocusEvent) {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close()
  }
  function click(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) close()
  }
  const Icon = isOpen ? X : Menu
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- listens to its button and links
    <div onKeyDown={press} onBlur={blur} onClick={click} className="lg:hidden">
      <button
        ref={button}
        type="button"
        aria-label="Menü"
        aria-expanded={isOpen}
        aria-controls="menue-mobil"
        onClick={() => setOpenedOn(isOpen ? null : visit)}
        className={toggle}
      >
        <Icon aria-hidden="true" className="size-7" />
      </button>
      <div id="menue-mobil">{isOpen && <MobileNav pathname={pathname} />}</div>
    </div>
  )
}
