import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useRootFact } from '#platform/page-meta.ts'
import { useProviderConsent } from '#platform/consent.ts'
import { classNames } from '#ui/class-names.ts'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { GoogleConsent } from './google-consent.tsx'
import { type MapPlace, type MapProvider, mapTexts } from './map-view.ts'
import { type MapState, useMap } from './use-map.ts'

type MapFrameProps = {
  label: string
  /** Undefined while they are being read. */
  places: MapPlace[] | undefined
  /** Stand there as text while there is no map. */
  listed: MapPlace[]
  zoom: number
  className?: string
  /** Told once, when the map will be shown. */
  onNear?: () => void
}

const loadLeaflet = (): Promise<MapProvider> =>
  import('./providers/leaflet.ts').then((module) => module.leafletProvider)
const loadGoogle = (): Promise<MapProvider> => import('./providers/google.ts').then((module) => module.googleProvider())

/**
 * A map of at least 400 px. OpenStreetMap comes from our own server and is shown at once; a map from Google only after the
 * visitor has agreed. Without a map (no JavaScript, no tiles, no consent) the addresses stand there as text.
 */
export function MapFrame({ label, places, listed, zoom, className, onNear }: MapFrameProps) {
  const usesGoogle = useMapProviderName() === 'google'
  const consent = useProviderConsent('google-maps')
  const isAllowed = !usesGoogle || (consent.isGranted && pageAllowsGoogle())
  const loadProvider = useMemo(
    () => (isAllowed ? (usesGoogle ? loadGoogle : loadLeaflet) : null),
    [isAllowed, usesGoogle],
  )
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNearScreen(frame)
  const { canvas, state } = useMap({ label, places, zoom, loadProvider, isNear })
  useEffect(() => {
    if (isNear && isAllowed) onNear?.()
  }, [isNear, isAllowed, onNear])

  return (
    <div
      ref={frame}
      className={classNames(
        'relative isolate min-h-100 overflow-clip rounded-card border border-ink-200 bg-brand-50',
        className,
      )}
    >
      <div
        ref={canvas}
        role="region"
        aria-label={`Karte: ${label}`}
        inert={state.kind !== 'ready'}
        className="absolute inset-0"
      />
      {state.kind !== 'ready' && (
        <div className="relative z-[500] grid min-h-100 place-items-center bg-brand-50 p-6 text-center">
          <div className={listed.length > 1 ? 'w-full space-y-5' : 'max-w-md space-y-3'}>
            {isAllowed ? <MapMessage state={state} /> : <GoogleConsent onAgree={consent.grant} />}
            {listed.length > 0 && <PlaceList places={listed} />}
          </div>
        </div>
      )}
    </div>
  )
}

const MOST_LISTED = 9

/** One address is a line; several are a list of links, as the pins would have been. */
function PlaceList({ places }: { places: MapPlace[] }) {
  const [only] = places
  if (places.length === 1 && only)
    return (
      <p className="text-ink-700">
        <KeepTogether text={only.address} />
      </p>
    )
  const more = places.length - MOST_LISTED
  return (
    <ul className="grid gap-x-6 gap-y-2 text-left sm:grid-cols-2 lg:grid-cols-3">
      {places.slice(0, MOST_LISTED).map((place) => (
        <li key={`${place.name} ${place.address}`} className="min-w-0 text-ink-700">
          {place.href ? (
            <Link to={place.href} className="block py-1.5">
              <span className="link line-clamp-2 font-semibold">{place.name}</span>
              <KeepTogether text={place.address} />
            </Link>
          ) : (
            <>
              <strong className="line-clamp-2">{place.name}</strong>
              <KeepTogether text={place.address} />
            </>
          )}
        </li>
      ))}
      {more > 0 && <li className="py-1.5">{`und ${more} weitere`}</li>}
    </ul>
  )
}

/** Keeps the room of its longest text, so that the places below do not move when it changes. */
function MapMessage({ state }: { state: MapState }) {
  return (
    <div role="status" className="grid min-h-20 content-end gap-1 sm:min-h-14">
      {state.kind === 'loading' && <p>{mapTexts.loading}</p>}
      {state.kind === 'failed' && (
        <>
          <p className="font-semibold text-ink-950">{mapTexts.failed}</p>
          <p>{state.detail}</p>
        </>
      )}
    </div>
  )
}

/** True from the moment the element comes within 200 px of the screen. */
function useNearScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: '200px' },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}

/** The page's security policy names Google's hosts only where a map is shown; a page reached by a link keeps that of the first one. */
function pageAllowsGoogle(): boolean {
  return typeof document !== 'undefined' && document.documentElement.hasAttribute('data-allows-google')
}

function useMapProviderName(): 'google' | 'openstreetmap' {
  return useRootFact('mapProvider') === 'google' ? 'google' : 'openstreetmap'
}
