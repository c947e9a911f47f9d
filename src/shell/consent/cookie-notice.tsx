import { useLocation } from 'react-router'
import { useConsent } from '#platform/consent.ts'
import { CookieBanner } from './cookie-banner.tsx'

/**
 * Shows the banner on the home page until something was chosen. The server does not know and sends it along; the page's first
 * script lets it be seen where nothing is stored (`waitForVisitor`).
 */
export function CookieNotice() {
  const { pathname } = useLocation()
  const consent = useConsent()
  return pathname === '/' && (consent === null || consent === undefined) && <CookieBanner />
}
