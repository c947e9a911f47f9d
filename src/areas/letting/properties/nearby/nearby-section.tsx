import { MapPin } from 'lucide-react'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { distanceText, type NearbyPlace } from './nearby.ts'

/** Shows what the office entered near the building. Nothing when it entered nothing. */
export function NearbySection({ places }: { places: NearbyPlace[] }) {
  if (places.length === 0) return null
  return (
    <section aria-labelledby="in-der-naehe" className="mb-14">
      <h2 id="in-der-naehe" className="mb-6 text-3xl">
        In der Nähe
      </h2>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {places.map((place) => (
          <li key={`${place.kind} ${place.name}`} className="relative min-h-11 pl-14.5">
            <MapPin
              aria-hidden="true"
              className="absolute top-0 left-0 size-11 rounded-full bg-brand-100 p-3 text-action"
            />
            <span className="block text-sm text-ink-600">{place.kind}</span>
            <span className="block font-semibold text-ink-950">
              <KeepTogether text={place.name} />
            </span>{' '}
            <span className="block text-sm text-ink-700 tabular">{distanceText(place)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
