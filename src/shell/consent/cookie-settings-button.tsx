import { lazy, Suspense, useState } from 'react'
import { useChatHost } from '#platform/use-chat-host.ts'

const CookieSettings = lazy(() =>
  import('./cookie-settings.tsx').then((module) => ({ default: module.CookieSettings })),
)

/** Opens the dialog in which a choice can be seen and taken back. Its code is fetched with the first click. */
export function CookieSettingsButton({ className = '' }: { className?: string }) {
  const [isOpen, setOpen] = useState(false)
  const chatHost = useChatHost()
  return (
    <>
      <button type="button" data-needs-scripts="" onClick={() => setOpen(true)} className={`needs-js ${className}`}>
        Cookie-Einstellungen
      </button>
      <Suspense>{isOpen && <CookieSettings chatHost={chatHost} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
