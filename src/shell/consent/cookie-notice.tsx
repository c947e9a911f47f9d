import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '#platform/consent.ts'

const CookieBanner = lazy(() => import('./cookie-banner.tsx').then((module) => ({ default: module.CookieBanner })))

/** Shows the banner on the home page until something was chosen. Who has chosen never loads its code. */
export function CookieNotice() {
  const { pathname } = useLocation()
  const consent = useConsent()
  return <Suspense>{pathname === '/' && consent === null && <CookieBanner />}</Suspense>
}
