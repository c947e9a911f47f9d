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
    // The focused control must not lie behind the banner (WCAG 2.4.11): the page can be scrolled up by its height, to its very end.
    const room = `${(banner.current?.offsetHeight ?? 0) + 40}px`
    document.documentElement.style.scrollPaddingBottom = room
    document.body.style.paddingBottom = room
    return () => {
      document.documentElement.style.scrollPaddingBottom = ''
      document.body.style.paddingBottom = ''
    }
  }, [])

  return <CookieBanner ref={banner} />
}

/** Asks once, in a line at the lower edge. Both answers weigh the same, and nothing is loaded before one. */
function CookieBanner({ ref }: { ref: Ref<HTMLElement> }) {
  const chatHost = useChatHost()

  return (
    <section
      ref={ref}
      aria-label="Cookie-Hinweis"
      className="unless-chosen fixed inset-x-0 bottom-0 z-[60] max-h-dvh overflow-y-auto border-t border-ink-200 bg-white px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-overlay transition-[opacity,translate] duration-200 starting:opacity-0 motion-safe:starting:translate-y-4 md:right-24 md:bottom-6 md:left-6 md:rounded-card md:border md:pb-3 print:hidden"
    >
      <div className="mx-auto flex max-w-[80rem] flex-wrap items-center gap-x-3 gap-y-2.5 min-[23rem]:flex-nowrap md:gap-x-6">
        <p className="min-w-0 grow text-sm max-lg:leading-5">
          <span className="lg:hidden">Inhalte anderer samt Cookies? </span>
          {/* The longer explanation: a phone shows the short question alone, a screen reader both. */}
          <span className="max-lg:sr-only">{`Inhalte anderer wie Karten, Videos und ${chatHost ? `den Chat-Assistenten von ${chatHost}` : 'Chats'} samt deren Cookies laden wir nur mit Ihrer Zustimmung. `}</span>
          <Link to="/datenschutz" className="link">
            Mehr<span className="max-lg:sr-only"> zum Datenschutz</span>
          </Link>
        </p>
        <div className="grid shrink-0 grid-cols-2 gap-2 max-[23rem]:w-full md:gap-3">
          <Button variant="secondary" size="sm" onClick={() => storeConsent('declined')}>
            Ablehnen
          </Button>
          <Button variant="secondary" size="sm" onClick={() => storeConsent('accepted')}>
            Akzeptieren
          </Button>
        </div>
      </div>
    </section>
  )
}
