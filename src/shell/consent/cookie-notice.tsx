import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { storeConsent, useConsent } from '#platform/consent.ts'
import { latePart } from '#ui/late-part/late-part.tsx'

const CookieBanner = latePart('cookies', async () => (await import('./cookie-banner.tsx')).CookieBanner, {
  staysAsServed: true,
})

/**
 * Shows the banner on the home page until something was chosen. The server does not know and sends it along; the page's first
 * script lets it be seen where nothing is stored (`waitForVisitor`).
 */
export function CookieNotice() {
  const { pathname } = useLocation()
  const consent = useConsent()
  return pathname === '/' && (consent === null || consent === undefined) && <Asking />
}

function Asking() {
  const around = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = around.current
    if (!element) return
    // What has the focus must not lie behind the banner (WCAG 2.4.11): the page can be scrolled up by its height, to its very end.
    const makeRoom = () => {
      const room = `${(element.querySelector('section')?.offsetHeight ?? 0) + 48}px`
      document.documentElement.style.scrollPaddingBottom = room
      document.body.style.paddingBottom = room
    }
    const choose = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
      if (button) storeConsent(button.dataset.consent === 'accepted' ? 'accepted' : 'declined')
    }
    makeRoom()
    const drawn = new MutationObserver(makeRoom)
    drawn.observe(element, { childList: true, subtree: true })
    element.addEventListener('click', choose)
    return () => {
      drawn.disconnect()
      element.removeEventListener('click', choose)
      document.documentElement.style.scrollPaddingBottom = ''
      document.body.style.paddingBottom = ''
    }
  }, [])

  return (
    <div ref={around} className="contents">
      <CookieBanner />
    </div>
  )
}
