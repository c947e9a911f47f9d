import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useChatHost } from '#platform/consent.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { COOKIE_SETTINGS } from '../navigation.ts'

const CookieSettings = lazy(() =>
  import('./cookie-settings.tsx').then((module) => ({ default: module.CookieSettings })),
)

/**
 * Opens the dialog in which a choice can be seen and taken back, for the footer's link. Its code is fetched with the first click. A page
 * without scripts, or one whose scripts have not come yet, leads to the home page, where it opens by the address.
 */
export function CookieSettingsOpener() {
  const { pathname, hash } = useLocation()
  const [isChosen, choose] = useState<boolean | null>(null)
  const isAsked = useHydrated() && pathname + hash === COOKIE_SETTINGS
  const chatHost = useChatHost()

  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(`a[href="${COOKIE_SETTINGS}"]`)) return
      event.preventDefault()
      choose(true)
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])

  // A reload does not ask again.
  useEffect(() => {
    if (isAsked) history.replaceState(history.state, '', pathname)
  }, [isAsked, pathname])

  return (
    <Suspense>{(isChosen ?? isAsked) && <CookieSettings chatHost={chatHost} onClose={() => choose(false)} />}</Suspense>
  )
}
