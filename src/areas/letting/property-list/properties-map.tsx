import { useCallback, useState } from 'react'
import { href } from 'react-router'
import { useApiQuery } from '#platform/query/use-api-query.ts'
import { plural } from '#ui/format.ts'
import { fullAddress } from '../properties/address.ts'
import type { PropertyFilters } from '../properties/filters.ts'
import type { ListedProperty, PropertyPage } from '../properties/property.ts'
import { propertyPinsQuery } from './queries.ts'
import { MapFrame } from '../map/map-frame.tsx'
import { type MapPlace, ZOOM_SEVERAL } from '../map/map-view.ts'

const pageOf = (propertyId: string) => href('/immobilie/:propertyId', { propertyId })

type PropertiesMapProps = { list: PropertyPage<ListedProperty>; filters: PropertyFilters }

/** Where everything lies that the filters let through, each pin leading to its page. Beyond one page of it, pins are read when the map is near. */
export function PropertiesMap({ list, filters }: PropertiesMapProps) {
  const [isNear, setNear] = useState(false)
  const isWhole = list.items.length >= list.total
  const pins = useApiQuery({ ...propertyPinsQuery(filters), enabled: isNear && !isWhole, keepsPrevious: true })

  const listed = list.items.map(
    (property): MapPlace => ({
      name: property.name,
      address: fullAddress(property),
      point: property.coordinates,
      isApproximate: property.coordinates?.precision === 'town',
      href: pageOf(property.id),
    }),
  )
  const pinned = pins.data?.map(
    ({ id, name, town, lat, lng, precision }): MapPlace => ({
      name,
      address: town,
      point: { lat, lng },
      isApproximate: precision === 'town',
      href: pageOf(id),
    }),
  )
  // Those of which no point is stored are looked for by their address, as far as this page knows it.
  const places = isWhole || pins.isError ? listed : pinned && [...pinned, ...listed.filter(({ point }) => !point)]

  return (
    <section>
      <h2 className="mb-6 text-3xl">Standorte unserer Immobilien</h2>
      <MapFrame
        label="alle gefundenen Immobilien"
        places={places}
        listed={listed}
        zoom={ZOOM_SEVERAL}
        onNear={useCallback(() => setNear(true), [])}
      />
      {places && !isWhole && (
        <p className="mt-4 text-ink-600">{`Die Karte zeigt ${plural(places.length, 'Immobilie', 'Immobilien')}${places.length < list.total ? ` von ${list.total}` : ''}.`}</p>
      )}
    </section>
  )
}
