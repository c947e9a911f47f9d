import { lazy, Suspense, useEffect, useState } from 'react'
import { useChatHost } from '#platform/use-chat-host.ts'

const CookieSettings = lazy(() =>
  import('./cookie-settings.tsx').then((module) => ({ default: module.CookieSettings })),
)

/** Opens the dialog in which a choice can be seen and taken back, for the footer's button. Its code is fetched with the first click. */
export function CookieSettingsOpener() {
  const [isOpen, setOpen] = useState(false)
  const chatHost = useChatHost()

  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-opens="cookies"]')) setOpen(true)
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])

  return <Suspense>{isOpen && <CookieSettings chatHost={chatHost} onClose={() => setOpen(false)} />}</Suspense>
}
