import { site } from '#site'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { MapError, type MapPlace, type MapProvider, type MapView, mapTexts } from './map-view.ts'

export type MapState =
  | { kind: 'waiting' }
  | { kind: 'loading' }
  | { kind: 'ready' }
  | { kind: 'failed'; detail: string }

type UseMap = {
  label: string
  /** Undefined while they are being read. */
  places: MapPlace[] | undefined
  zoom: number
  /** Null while the visitor has not agreed to the provider. */
  loadProvider: (() => Promise<MapProvider>) | null
  isNear: boolean
}

/** A geocoder is asked for no more places than a page lists: of a large portfolio the points are stored. */
const MOST_LOCATED = 24

/** Draws a map into `canvas` once it is near the screen; what is needed for it is loaded only then. */
export function useMap({ label, places, zoom, loadProvider, isNear }: UseMap): {
  canvas: RefObject<HTMLDivElement | null>
  state: MapState
} {
  const canvas = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<MapState>({ kind: 'waiting' })
  const navigate = useNavigate()
  const follow = useRef((href: string) => void navigate(href))
  // Places are made anew at each render of the page; the map is only drawn again when they say something else.
  const content = places ? JSON.stringify({ label, places, zoom }) : null

  useEffect(() => {
    const element = canvas.current
    if (!element || !loadProvider || !isNear) return
    setState({ kind: 'loading' })
    if (content === null) return
    let isGone = false
    let remove = () => {}

    async function show(frame: HTMLDivElement, load: () => Promise<MapProvider>, wanted: Wanted): Promise<void> {
      try {
        const provider = await load()
        const view = await locateAll(provider, wanted)
        if (isGone) return
        remove = await provider.draw(frame, { ...view, follow: (href) => follow.current(href) })
        if (isGone) remove()
        else setState({ kind: 'ready' })
      } catch (error) {
        const detail =
          error instanceof MapError ? error.message : mapTexts.otherFailure(error instanceof Error ? error.message : '')
        if (!isGone) setState({ kind: 'failed', detail })
      }
    }

    void show(element, loadProvider, JSON.parse(content) as Wanted)
    return () => {
      isGone = true
      remove()
      // A visitor who withdraws the consent sees again what is there without it.
      setState({ kind: 'waiting' })
    }
  }, [content, loadProvider, isNear])

  return { canvas, state }
}

type Wanted = { label: string; places: MapPlace[]; zoom: number }

async function locateAll(provider: MapProvider, { label, places, zoom }: Wanted): Promise<Omit<MapView, 'follow'>> {
  let asked = 0
  const located = await Promise.all(
    places.map(async (place) => {
      if (place.point) return { ...place, point: place.point }
      asked += 1
      const point = asked <= MOST_LOCATED ? await provider.locate(place.address) : null
      return { ...place, point: point ?? site.mapCenter }
    }),
  )
  return { label, zoom, places: located }
}
