import type { Ref } from 'react'
import { Link } from 'react-router'
import { storeConsent } from '#platform/consent.ts'
import { useChatHost } from '#platform/use-chat-host.ts'
import { Button } from '#ui/button/button.tsx'

/** Asks once. Both answers weigh the same, and nothing is loaded before one. */
export function CookieBanner({ ref }: { ref: Ref<HTMLElement> }) {
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
