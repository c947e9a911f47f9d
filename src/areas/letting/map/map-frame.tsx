import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useProviderConsent } from '#platform/consent.ts'
import { Button } from '#ui/button/button.tsx'
import { type MapPlace, type MapProvider, mapTexts } from './map-view.ts'
import { type MapState, useMap } from './use-map.ts'

type MapFrameProps = { label: string; places: MapPlace[]; zoom: number }

const loadLeaflet = (): Promise<MapProvider> =>
  import('./providers/leaflet.ts').then((module) => module.leafletProvider)
const loadGoogle = (): Promise<MapProvider> => import('./providers/google.ts').then((module) => module.googleProvider())

/**
 * A map of at least 400 px. OpenStreetMap comes from our own server and is shown at once; a map from Google only after the
 * visitor has agreed. Without a map (no JavaScript, no tiles, no consent) the addresses stand there as text.
 */
export function MapFrame({ label, places, zoom }: MapFrameProps) {
  const usesGoogle = useMapProviderName() === 'google'
  const consent = useProviderConsent('google-maps')
  const isAllowed = !usesGoogle || consent.isGranted
  const loadProvider = useMemo(
    () => (isAllowed ? (usesGoogle ? loadGoogle : loadLeaflet) : null),
    [isAllowed, usesGoogle],
  )
  const { canvas, state } = useMap({ label, places, zoom, loadProvider })

  return (
    <div className="relative isolate min-h-100 overflow-clip rounded-card border border-ink-200 bg-brand-50">
      <div ref={canvas} role="region" aria-label={`Karte: ${label}`} className="absolute inset-0" />
      {state.kind !== 'ready' && (
        <div className="relative z-[500] grid min-h-100 place-items-center bg-brand-50 p-6 text-center">
          <div className="max-w-md space-y-3">
            {isAllowed ? <MapMessage state={state} /> : <GoogleConsent onAgree={consent.grant} />}
            <ul className="space-y-1 text-ink-700 not-italic">
              {places.slice(0, 8).map((place) => (
                <li key={`${place.name} ${place.address}`}>
                  {places.length > 1 && <strong>{place.name}: </strong>}
                  {place.address}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}

function MapMessage({ state }: { state: MapState }) {
  if (state.kind === 'loading') return <p role="status">{mapTexts.loading}</p>
  if (state.kind !== 'failed') return null
  return (
    <div role="status" className="space-y-1">
      <p className="font-semibold text-ink-950">{mapTexts.failed}</p>
      <p>{state.detail}</p>
    </div>
  )
}

/** TDDDG § 25: what would be loaded, from whom, before anything is. */
function GoogleConsent({ onAgree }: { onAgree: () => void }) {
  function agree() {
    onAgree()
    // The page's security policy names Google's hosts only where a map is shown: a page that was reached from another one has that one's policy.
    if (!document.documentElement.hasAttribute('data-allows-google')) window.location.reload()
  }
  return (
    <>
      <p className="font-semibold text-ink-950">Karte von Google Maps</p>
      <p>
        Wenn Sie die Karte laden, erhält Google (Google Ireland Limited, Dublin) Ihre IP-Adresse und setzt
        möglicherweise Cookies. Ihre Wahl merken wir uns auf diesem Gerät; Sie können sie in den Cookie-Einstellungen
        widerrufen.
      </p>
      <Button onClick={agree}>Google-Karte laden</Button>
    </>
  )
}

function useMapProviderName(): 'google' | 'openstreetmap' {
  const root: unknown = useRouteLoaderData('root')
  const usesGoogle = typeof root === 'object' && root !== null && 'mapProvider' in root && root.mapProvider === 'google'
  return usesGoogle ? 'google' : 'openstreetmap'
}
