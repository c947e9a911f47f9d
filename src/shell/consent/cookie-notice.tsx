import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '#platform/consent.ts'
import { CookieBanner } from './cookie-banner.tsx'

/**
 * Shows the banner on the home page until something was chosen. The server does not know and sends it along; the page's first
 * script lets it be seen where nothing is stored (`prepareHydration`).
 */
export function CookieNotice() {
  const { pathname } = useLocation()
  const consent = useConsent()
  return pathname === '/' && (consent === null || consent === undefined) && <Asking />
}

function Asking() {
  const banner = useRef<HTMLElement>(null)

  useEffect(() => {
    // What has the focus must not lie behind the banner (WCAG 2.4.11): the page can be scrolled up by its height, to its very end.
    const room = `${(banner.current?.offsetHeight ?? 0) + 48}px`
    document.documentElement.style.scrollPaddingBottom = room
    document.body.style.paddingBottom = room
    return () => {
      document.documentElement.style.scrollPaddingBottom = ''
      document.body.style.paddingBottom = ''
    }
  }, [])

  return <CookieBanner ref={banner} />
}
