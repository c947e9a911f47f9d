import { FileDown, Phone, Printer } from 'lucide-react'
import { Suspense } from 'react'
import { useMatches } from 'react-router'
import { siteFacts } from '#platform/page-meta.ts'
import { site } from '#site'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { ClosingCall } from '#ui/layout/closing-call.tsx'
import { Container } from '#ui/layout/container.tsx'
import { LightboxGallery } from '#ui/lightbox/lightbox.tsx'
import { lazyOnceTouched } from '#ui/hydration/lazy-once-touched.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { PicturePlaceholder } from '#ui/picture/picture-placeholder.tsx'
import type { Picture } from '#ui/picture/picture.ts'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import { PhoneLink } from '#ui/phone/phone-link.tsx'
import { ContactPersons } from '#areas/contact-persons.tsx'
import { KeepButton } from '../watchlist/keep-button.tsx'
import { WatchlistLink } from '../watchlist/watchlist-link.tsx'
import { flatInWords } from '../tenant-application/flat-in-words.ts'
import { canBeAppliedFor, freeFromText, statusBadge, statusWord } from '../apartments/availability.ts'
import { warmRentText } from '../apartments/rent.ts'
import { AccessibilityOnPaper } from './accessibility.tsx'
import { ApartmentFacts } from './apartment-facts.tsx'
import { ApartmentHero } from './apartment-hero.tsx'
import { AppliedHere, ApplyButton, ApplyProvider } from './apply.tsx'
import { type ApartmentDetail, stillOf } from './detail.ts'
import { PriceBox } from './price-box.tsx'
import { ShareMenu } from './share-menu.tsx'
import { sharedFlat } from './share.ts'
import { unitWords } from './unit-words.ts'
import type { Travel } from '../travel/travel.ts'
import { TrustSlot } from '../trust/trust-slot.tsx'

const BELOW = 'umgebung'
const LocationSection = lazyOnceTouched(BELOW, async () => (await import('./location-section.tsx')).LocationSection)
const SimilarFlats = lazyOnceTouched(BELOW, async () => (await import('./similar-flats.tsx')).SimilarFlats)
const DETAILS = 'einzelheiten'
const Details = lazyOnceTouched(DETAILS, async () => (await import('./details.tsx')).Details)
const VIEWINGS = 'besichtigung'
const TOUR = 'rundgang'
const TourOfFlat = lazyOnceTouched(TOUR, async () => (await import('./tour-of-flat.tsx')).TourOfFlat)
const VIDEOS = 'videos'
const VideoSection = lazyOnceTouched(VIDEOS, async () => (await import('../videos/video-section.tsx')).VideoSection)
const ViewingSection = lazyOnceTouched(VIEWINGS, async () => (await import('./viewing-section.tsx')).ViewingSection)

type ApartmentViewProps = {
  detail: ApartmentDetail
  /** See `TrustSlot`. */
  trust?: string | undefined
  travel?: Travel | undefined
}

/** A flat that is not rented, from its pictures to its application. Printed, it is the exposé. */
export function ApartmentView({ detail, trust, travel }: ApartmentViewProps) {
  const shared = sharedFlat(siteFacts(useMatches()).siteUrl, detail)
  const words = unitWords(detail.property.propertyType)
  return (
    <ApplyProvider apartment={detail}>
      <ApartmentHero detail={detail} />
      <Container className="dense-print pt-6 pb-14 sm:pb-20 print:py-0">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 print:hidden">
          <Breadcrumb items={trail(detail)} className="max-sm:hidden" />
          <div className="flex flex-wrap gap-3">
            <KeepButton apartmentId={detail.id} name={`${detail.name}, ${detail.property.name}`} looks="words">
              Wohnung merken
            </KeepButton>
            <WatchlistLink />
            <ShareMenu shared={shared} />
            <Button variant="secondary" className="needs-js" onClick={() => window.print()}>
              <Printer aria-hidden="true" /> Exposé drucken
            </Button>
            <ButtonLink href={`/wohnung/${detail.id}/expose.pdf`} variant="secondary">
              <FileDown aria-hidden="true" /> Exposé als PDF <span className="font-normal">{'(2\u00a0Seiten)'}</span>
            </ButtonLink>
          </div>
        </div>
        {/* On paper floats, so that what is long flows on: beside each other stand figures and rent, energy and building. */}
        <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] print:mt-0 print:block">
          <div className="min-w-0 space-y-8 print:float-left print:w-[54%]">
            <AppliedHere
              flat={flatInWords({ ...detail.property, propertyName: detail.property.name, name: detail.name })}
            />
            <StatusNotice status={detail.availabilityStatus} />
            <ApartmentFacts apartment={detail} />
            <AccessibilityOnPaper apartment={detail} />
          </div>
          <div className="lg:sticky lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:ml-[58%]">
            <PriceBox apartment={detail} hasViewings={detail.viewings.length > 0} />
          </div>
          <div className="min-w-0 space-y-12 print:clear-both print:space-y-4 print:pt-4">
            {detail.viewings.length > 0 && (
              <Suspense>
                <ViewingSection titleId={VIEWINGS} apartmentId={detail.id} viewings={detail.viewings} />
              </Suspense>
            )}
            <Gallery pictures={detail.galleryPictures} label={words.pictures} />
            {detail.videos.length > 0 && (
              <div id={VIDEOS}>
                <Suspense>
                  <VideoSection videos={detail.videos} still={stillOf(detail)} />
                </Suspense>
              </div>
            )}
            {detail.tourUrl !== null && (
              <Suspense>
                <TourOfFlat titleId={TOUR} detail={detail} />
              </Suspense>
            )}
            {detail.description && (
              <section aria-labelledby="beschreibung">
                <h2 id="beschreibung" className="text-2xl">
                  {words.about}
                </h2>
                <p className="measure mt-4 whitespace-pre-line">{detail.description}</p>
              </section>
            )}
            <div id={DETAILS} className="space-y-12 print:space-y-4">
              <Suspense>
                <Details detail={detail} />
              </Suspense>
            </div>
            <TrustSlot html={trust} />
          </div>
        </div>
      </Container>
      <div id={BELOW}>
        <Suspense>
          <LocationSection detail={detail} travel={travel} />
          <SimilarFlats title="Ähnliche Wohnungen" flats={detail.similar} />
        </Suspense>
      </div>
      {/* The sender of the printed exposé. */}
      <Container className="hidden pt-4 print:block">{`${site.legalName} · ${site.phone.shown} · ${site.mail} · ${shared.url}`}</Container>
      <ContactPersons topic="vermietung" />
      <Closing detail={detail} />
      <BottomBar detail={detail} />
    </ApplyProvider>
  )
}

const trail = ({ name, property }: ApartmentDetail) => [
  { label: 'Startseite', to: '/' },
  { label: 'Immobilien', to: '/vermietung' },
  { label: property.name, to: `/immobilie/${property.id}` },
  { label: name },
]

function StatusNotice({ status }: { status: string }) {
  if (canBeAppliedFor({ availabilityStatus: status })) return null
  const title =
    status === 'reserved' ? `Diese Wohnung ist ${statusWord(status)}` : `Status: ${statusBadge(status).label}`
  return (
    <Notice tone="warning" title={title}>
      <p>
        Eine neue Bewerbung ist zurzeit nicht möglich. Rufen Sie uns gern an: <PhoneLink />
      </p>
    </Notice>
  )
}

function Closing({ detail }: { detail: ApartmentDetail }) {
  return (
    <ClosingCall
      id="abschluss"
      title={unitWords(detail.property.propertyType).interest}
      text="Die Bewerbung dauert wenige Minuten. Fragen beantworten wir am Telefon."
    >
      {canBeAppliedFor(detail) && (
        <ApplyButton variant="onBrand" size="lg">
          Jetzt bewerben
        </ApplyButton>
      )}
      <PhoneButton variant="onBrand" size="lg" />
    </ClosingCall>
  )
}

/**
 * On phones always at hand, with room at its end for the frame's chat link. The page keeps room below its end and below what has the
 * focus (`base.css`).
 */
function BottomBar({ detail }: { detail: ApartmentDetail }) {
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 flex items-center gap-3 border-t max-[23rem]:flex-wrap border-ink-200 bg-white pt-3 pr-19 pl-4 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      <p className="min-w-0 flex-1 text-xs leading-tight text-ink-700 max-[23rem]:w-full max-[23rem]:flex-none">
        <strong className="block text-[0.9375rem] font-bold text-ink-950 tabular">{warmRentText(detail)}</strong>{' '}
        <span>{freeFromText(detail)}</span>
      </p>
      <ButtonLink href={site.phone.href} variant="secondary" className="min-w-12 px-0! max-[23rem]:flex-1">
        <Phone aria-hidden="true" className="max-[23rem]:hidden" />
        <span className="min-[23rem]:sr-only">Anrufen</span>
      </ButtonLink>
      {canBeAppliedFor(detail) && <ApplyButton className="px-4! max-[23rem]:flex-1">Bewerben</ApplyButton>}
    </div>
  )
}

/** The flat's own pictures. Their captions follow the number, so that one can talk about „Galeriebild 3“ on the phone. */
function Gallery({ pictures, label }: { pictures: Picture[]; label: string }) {
  const numbered = pictures.map((picture, index) => ({
    ...picture,
    title: `Galeriebild ${index + 1}`,
    description: picture.description ?? picture.title ?? null,
  }))
  return (
    <section aria-labelledby="galerie" className={numbered.length === 0 ? 'print:hidden' : undefined}>
      <h2 id="galerie" className="text-2xl">
        {label}
      </h2>
      <div className="mt-5">
        {numbered.length > 0 ? (
          <LightboxGallery pictures={numbered} label={label} className="md:grid-cols-4" isMosaic />
        ) : (
          <PicturePlaceholder label="Keine Bilder verfügbar" className="aspect-3/1 min-h-44 rounded-card" />
        )}
      </div>
    </section>
  )
}
