import { useEffect } from 'react'
import { useProviderConsent } from '#platform/consent.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import type { Picture } from '#ui/picture/picture.ts'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { useInBrowser } from '#ui/use-hydrated.ts'
import type { Tour } from './tour.ts'

type TourSectionProps = { titleId: string; tour: Tour; still: Picture | null }

/** A flat's video or 360° tour at another company: first a picture of our own and what would be loaded from whom (TDDDG § 25), then the frame. */
export function TourSection({ titleId, tour, still }: TourSectionProps) {
  const { provider, what, name, frameUrl } = tour
  const { isGranted, grant, withdraw } = useProviderConsent(provider)
  const isAllowed = useInBrowser(() => allowsFrame(frameUrl), false)
  // The policy names the company only on this flat's page: one that was reached by a link has the policy of the page before.
  useEffect(() => {
    if (isGranted && !allowsFrame(frameUrl)) window.location.reload()
  }, [isGranted, frameUrl])
  return (
    <section aria-labelledby={titleId} className="print:hidden">
      <h2 id={titleId} className="scroll-mt-28 text-2xl">
        {what === 'Video' ? 'Video der Wohnung' : '360°-Rundgang durch die Wohnung'}
      </h2>
      {isGranted && isAllowed ? (
        <>
          <iframe
            src={frameUrl}
            title={`${what} von ${name}`}
            // Another origin than ours, so its scripts cannot free it.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
            className="mt-5 aspect-video w-full rounded-card border border-ink-200 bg-ink-950"
          />
          <Button variant="secondary" size="sm" onClick={withdraw} className="mt-3">
            Zustimmung widerrufen
          </Button>
        </>
      ) : (
        <Consent tour={tour} still={still} onAgree={grant} />
      )}
    </section>
  )
}

const allowsFrame = (url: string) => document.documentElement.dataset.allowsFrame === new URL(url).origin

type ConsentProps = { tour: Tour; still: Picture | null; onAgree: () => void }

function Consent({ tour: { what, name, company, pageUrl }, still, onAgree }: ConsentProps) {
  const isVideo = what === 'Video'
  return (
    <div className="mt-5 grid overflow-clip rounded-card border border-ink-200 bg-brand-50 sm:grid-cols-[2fr_3fr]">
      {still && (
        <ResponsivePicture
          picture={still}
          decorative
          sizes="(min-width: 64rem) 20vw, (min-width: 40rem) 40vw, 75vw"
          className="aspect-video size-full sm:aspect-auto"
        />
      )}
      <div className="space-y-3 p-5 sm:p-6">
        <p>
          <span>{`${isVideo ? 'Das Video' : 'Der Rundgang'} kommt von ${name}. Wenn Sie ${isVideo ? 'es' : 'ihn'} laden, erhält`}</span>{' '}
          <strong>{company}</strong> <span>Ihre</span> <span className="whitespace-nowrap">IP-Adresse</span>{' '}
          <span>
            und Angaben zu Ihrem Browser und setzt möglicherweise Cookies. Ihre Wahl merken wir uns auf diesem Gerät;
            Sie können sie hier und in den Cookie-Einstellungen widerrufen.
          </span>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onAgree} className="needs-js">{`${what} von ${name} laden`}</Button>
          <ButtonLink href={pageUrl} variant="secondary" target="_blank" rel="noopener noreferrer">
            <span>{`Bei ${name} öffnen`}</span>
            <span className="sr-only"> (neuer Tab)</span>
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
