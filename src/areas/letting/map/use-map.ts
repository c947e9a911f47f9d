import { type RefObject, useEffect, useRef, useState } from 'react'
import { DEFAULT_CENTER, MapError, type MapPlace, type MapProvider, type MapView, mapTexts } from './map-view.ts'

export type MapState =
  | { kind: 'waiting' }
  | { kind: 'loading' }
  | { kind: 'ready' }
  | { kind: 'failed'; detail: string }

type UseMap = {
  label: string
  places: MapPlace[]
  zoom: number
  /** Null while the visitor has not agreed to the provider. */
  loadProvider: (() => Promise<MapProvider>) | null
}

/** Draws a map into `canvas` as soon as it comes near the screen; what is needed for it is loaded only then. */
export function useMap({ label, places, zoom, loadProvider }: UseMap): {
  canvas: RefObject<HTMLDivElement | null>
  state: MapState
} {
  const canvas = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<MapState>({ kind: 'waiting' })
  // Places are made anew at each render of the page; the map is only drawn again when they say something else.
  const content = JSON.stringify({ label, places, zoom })

  useEffect(() => {
    const element = canvas.current
    if (!element || !loadProvider) return
    const wanted = JSON.parse(content) as { label: string; places: MapPlace[]; zoom: number }
    let isGone = false
    let remove = () => {}

    async function show(frame: HTMLDivElement, load: () => Promise<MapProvider>): Promise<void> {
      setState({ kind: 'loading' })
      try {
        const provider = await load()
        const view = await locateAll(provider, wanted)
        if (isGone) return
        remove = await provider.draw(frame, view)
        if (isGone) remove()
        else setState({ kind: 'ready' })
      } catch (error) {
        const detail =
          error instanceof MapError ? error.message : mapTexts.otherFailure(error instanceof Error ? error.message : '')
        if (!isGone) setState({ kind: 'failed', detail })
      }
    }

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        void show(element, loadProvider)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => {
      isGone = true
      observer.disconnect()
      remove()
    }
  }, [content, loadProvider])

  return { canvas, state }
}

async function locateAll(
  provider: MapProvider,
  { label, places, zoom }: { label: string; places: MapPlace[]; zoom: number },
): Promise<MapView> {
  const located = await Promise.all(
    places.map(async (place) => ({
      ...place,
      point: place.point ?? (await provider.locate(place.address)) ?? DEFAULT_CENTER,
    })),
  )
  return { label, zoom, places: located }
}
