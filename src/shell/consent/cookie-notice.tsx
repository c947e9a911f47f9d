import { type Ref, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { storeConsent, useConsent, useChatHost } from '#platform/consent.ts'
import { Button } from '#ui/button/button.tsx'

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

/** Asks once. Both answers weigh the same, and nothing is loaded before one. */
function CookieBanner({ ref }: { ref: Ref<HTMLElement> }) {
  const chatHost = useChatHost()

  return (
    <section
      ref={ref}
      aria-labelledby="cookie-titel"
      className="unless-chosen fixed inset-x-3 bottom-3 z-[60] max-h-[calc(100dvh-1.5rem)] overflow-y-auto rounded-card border border-ink-200 bg-white p-5 shadow-overlay transition-[opacity,translate] duration-200 starting:opacity-0 motion-safe:starting:translate-y-4 sm:inset-x-auto sm:bottom-6 sm:left-6 sm:w-[27rem] sm:p-6 print:hidden"
    >
      <h2 id="cookie-titel" className="text-lg">
        Ihre Privatsphäre
      </h2>
      <p className="mt-2 text-sm wrap-anywhere">
        Diese Website braucht selbst keine Cookies. Nur Karten von Google und{' '}
        {chatHost ? `der Chat-Assistent von ${chatHost}` : 'ein Chat-Assistent eines anderen Anbieters'} könnten welche
        setzen. Mit „Akzeptieren“ laden wir diese Inhalte, wo sie vorkommen; mit „Ablehnen“ fragen wir dort erst nach.{' '}
        <Link to="/datenschutz" className="link">
          Mehr zum Datenschutz
        </Link>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={() => storeConsent('declined')} className="px-3">
          Ablehnen
        </Button>
        <Button variant="secondary" onClick={() => storeConsent('accepted')} className="px-3">
          Akzeptieren
        </Button>
      </div>
    </section>
  )
}
