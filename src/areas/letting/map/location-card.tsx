import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import type { Coordinates } from '../properties/property.ts'
import { MapFrame } from './map-frame.tsx'
import { ZOOM_SINGLE } from './map-view.ts'

type LocationCardProps = {
  name: string
  /** In one line: street, postal code, city. */
  address: string
  coordinates: Coordinates | null
  zoom?: number
}

// Not in `site.ts`, which every page loads. What stands behind the # is sent to nobody before the visitor searches.
const planner = { name: 'bahn.de', url: 'https://www.bahn.de/buchung/fahrplan/suche#sts=true&zo=' }

/** Where one building lies, and how to get there. */
export function LocationCard({ name, address, coordinates, zoom = ZOOM_SINGLE }: LocationCardProps) {
  const title = `Standort von ${name}`
  const places = [{ name, address, point: coordinates, isApproximate: coordinates?.precision === 'town' }]
  const search = `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`
  return (
    <section aria-labelledby="standort">
      <h2 id="standort" className="mb-6 text-3xl">
        {title}
      </h2>
      <MapFrame label={title} places={places} listed={places} zoom={zoom} />
      <p className="mt-4 text-ink-600">
        <KeepTogether text={address} />
        <span>{`${coordinates && coordinates.precision !== 'exact' ? ' (ungefähre Lage)' : ''} ·`}</span>{' '}
        <a href={search} target="_blank" rel="noreferrer" className="link print:hidden">
          In OpenStreetMap öffnen<span className="sr-only"> (neuer Tab)</span>
        </a>{' '}
        <span className="whitespace-nowrap print:hidden">
          ·{' '}
          <a href={planner.url + encodeURIComponent(address)} target="_blank" rel="noreferrer" className="link">
            Mit Bus und Bahn hierher ({planner.name})<span className="sr-only"> (neuer Tab)</span>
          </a>
        </span>
      </p>
    </section>
  )
}
