import Phone from 'lucide-react/icons/phone'
import { useRouteLoaderData } from 'react-router'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Logo } from './logo.tsx'
import { NotFound } from './not-found.tsx'

type ErrorPageProps = {
  /** 500 when the page itself broke. */
  status: number
}

/**
 * What stands there when a page could not be shown. It leans on nothing that may be broken: no menus, no data, and plain
 * links, so that every way out is a new document.
 */
export function ErrorPage({ status }: ErrorPageProps) {
  const requestId = useRequestId()
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`Fehler ${status} | ${site.brand}`}</title>
      <meta name="robots" content="noindex" />
      <header className="border-b border-ink-200 px-4 py-4 sm:px-6 lg:px-8">
        <a href="/" className="inline-block rounded-control">
          <Logo />
          <span className="sr-only">, zur Startseite</span>
        </a>
      </header>
      <main id="inhalt">
        {status === 404 ? (
          <NotFound />
        ) : (
          <PageHero
            eyebrow={`Fehler ${status}`}
            title="Das hat leider nicht geklappt"
            lead="Diese Seite konnte nicht geladen werden. Der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal oder rufen Sie uns an."
            height="lg"
          >
            <ButtonLink href="">Seite neu laden</ButtonLink>
            <ButtonLink href="/" variant="secondary">
              Zur Startseite
            </ButtonLink>
            <ButtonLink href={site.phone.href} variant="secondary">
              <Phone aria-hidden="true" />
              {site.phone.shown}
            </ButtonLink>
            <p className="basis-full text-sm text-ink-600">
              {status === 500 && <span lang="en">Unexpected Application Error! </span>}
              {requestId && (
                <>
                  Kennung für Rückfragen: <code className="break-all">{requestId}</code>
                </>
              )}
            </p>
          </PageHero>
        )}
      </main>
    </div>
  )
}

/** The id under which the server logged the visit; unknown when the root itself broke. */
function useRequestId(): string | null {
  const root: unknown = useRouteLoaderData('root')
  return typeof root === 'object' && root !== null && 'requestId' in root ? String(root.requestId) : null
}
