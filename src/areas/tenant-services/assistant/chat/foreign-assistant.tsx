import { useEffect } from 'react'
import { Link } from 'react-router'
import { useProviderConsent } from '#platform/consent.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useInBrowser } from '#ui/use-hydrated.ts'

type ForeignAssistantProps = {
  url: string
  /** Its provider, as the visitor can check it: `chat.example.com`. */
  host: string
}

/** Another company's assistant: first what would be loaded and from whom (TDDDG § 25), and only then the frame itself. */
export function ForeignAssistant({ url, host }: ForeignAssistantProps) {
  const { isGranted, grant, withdraw } = useProviderConsent('chat-assistant')
  const isAllowed = useInBrowser(allowsFrame, false)
  // The security policy names the host only on this page: a page that was reached from another one has that one's policy.
  useEffect(() => {
    if (isGranted && !allowsFrame()) window.location.reload()
  }, [isGranted])

  return isGranted && isAllowed ? (
    <Frame url={url} host={host} onWithdraw={withdraw} />
  ) : (
    <Consent url={url} host={host} onAgree={grant} />
  )
}

const allowsFrame = () => document.documentElement.hasAttribute('data-allows-chat')

function Consent({ url, host, onAgree }: ForeignAssistantProps & { onAgree: () => void }) {
  return (
    <Card as="section" labelledBy="fremder-assistent" className="border-brand-300 bg-brand-50 p-5 sm:p-8">
      <h2 id="fremder-assistent" className="text-2xl wrap-anywhere">{`Chat-Assistent von ${host}`}</h2>
      <p className="mt-3">
        Dieser Assistent kommt von einem anderen Anbieter: <strong className="wrap-anywhere">{host}</strong>. Wenn Sie
        ihn laden, erhält der Anbieter Ihre IP-Adresse, Angaben zu Ihrem Browser und alles, was Sie dort schreiben, und
        er kann Cookies setzen. Auch dort antwortet ein Programm, kein Mensch.
      </p>
      <p className="mt-3">
        Ihre Wahl merken wir uns auf diesem Gerät. Widerrufen können Sie sie hier oder unter „Cookie-Einstellungen“
        unten auf jeder Seite. Mehr dazu in der{' '}
        <Link to="/datenschutz#assistent" className="link">
          Datenschutzerklärung
        </Link>
        .
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onAgree} className="needs-js">{`Assistenten von ${host} laden`}</Button>
        <ButtonLink href={url} variant="secondary" target="_blank" rel="noopener noreferrer" className="without-js">
          Beim Anbieter öffnen (neuer Tab)
        </ButtonLink>
      </div>
    </Card>
  )
}

function Frame({ url, host, onWithdraw }: ForeignAssistantProps & { onWithdraw: () => void }) {
  return (
    <section aria-labelledby="fremder-assistent">
      <h2 id="fremder-assistent" className="text-2xl wrap-anywhere">{`Chat-Assistent von ${host}`}</h2>
      {/* Its origin is never ours (config.server.ts), so scripts of its own cannot free it. */}
      <iframe
        src={url}
        title={`Chat-Assistent von ${host}`}
        // Its own storage, but it cannot lead this page elsewhere.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="strict-origin"
        className="mt-4 h-[36rem] max-h-[80dvh] w-full rounded-card border border-ink-300 bg-white"
      />
      <div className="mt-3 flex flex-wrap items-center gap-3 text-sm text-ink-700">
        <p>Bleibt das Fenster leer? Dann antwortet der Anbieter gerade nicht; unser eigener Assistent hilft weiter.</p>
        <Button variant="secondary" size="sm" onClick={onWithdraw}>
          Zustimmung widerrufen
        </Button>
      </div>
    </section>
  )
}
