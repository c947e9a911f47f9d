import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/container.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { receivedNotice } from '#forms/received-notice.ts'
import { KeptNoticeCard } from '#ui/part/kept-notice-card.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import { useInBrowser } from '#ui/use-hydrated.ts'
import { Logo } from './logo.tsx'
import { NotFound } from './not-found.tsx'

type ErrorPageProps = {
  /** 500 when the page itself broke. */
  status: number
  /** Of what was sent, as the page's address has it. */
  reference?: string | null
}

const broken =
  'Diese Seite konnte nicht geladen werden. Der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal oder rufen Sie uns an.'
const refused =
  'Diese Anfrage konnten wir nicht bearbeiten. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal oder rufen Sie uns an.'

/**
 * Stands in for a page that could not be shown. It leans on nothing that may be broken: no menus, no data, and plain
 * links, so that every way out is a new document.
 */
export function ErrorPage({ status, reference = null }: ErrorPageProps) {
  const httpRequestId = useHttpRequestId()
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`Fehler ${status} | ${site.brand}`}</title>
      <meta name="robots" content="noindex" />
      <header className="border-b border-ink-200">
        <Container className="py-3.5">
          <a href="/" className="inline-block rounded-control">
            <Logo />
            <span className="sr-only">(zur Startseite)</span>
          </a>
        </Container>
      </header>
      <main id="inhalt">
        {status === 404 ? (
          <NotFound />
        ) : (
          <PageHero
            eyebrow={`Fehler ${status}`}
            title="Das hat leider nicht geklappt"
            lead={status < 500 ? refused : broken}
            height="lg"
          >
            <ButtonLink href="">Seite neu laden</ButtonLink>
            <ButtonLink href="/" variant="secondary">
              Zur Startseite
            </ButtonLink>
            <PhoneButton variant="secondary" />
            <div className="basis-full empty:hidden">
              <KeptNoticeCard given={reference === null ? null : receivedNotice(reference)} />
            </div>
            <div className="basis-full text-sm text-ink-600">
              {status === 500 && <p lang="en">Unexpected Application Error!</p>}
              {httpRequestId && (
                <p>
                  Kennung für Rückfragen: <code className="break-all">{httpRequestId}</code>
                </p>
              )}
            </div>
          </PageHero>
        )}
      </main>
    </div>
  )
}

/** The id under which the server logged the failed visit; null when the page broke in the browser. */
const useHttpRequestId = () => useInBrowser(() => document.documentElement.dataset.requestId ?? null, null)
