import { href } from 'react-router'
import type { Property } from '../properties/property.ts'
import { MapFrame } from './map-frame.tsx'
import { ZOOM_SEVERAL } from './map-view.ts'

type PropertiesMapProps = {
  properties: Pick<Property, 'id' | 'name' | 'addressStreet' | 'addressPostalCode' | 'addressCity' | 'coordinates'>[]
}

/** Where several buildings lie, each pin leading to its page. */
export function PropertiesMap({ properties }: PropertiesMapProps) {
  const places = properties.map((property) => ({
    name: property.name,
    address: [property.addressStreet, `${property.addressPostalCode} ${property.addressCity}`]
      .filter(Boolean)
      .join(', '),
    point: property.coordinates,
    href: href('/immobilie/:propertyId', { propertyId: property.id }),
  }))
  return (
    <section aria-labelledby="standorte">
      <h2 id="standorte" className="mb-6 text-3xl">
        Standorte unserer Immobilien
      </h2>
      <MapFrame label="Standorte unserer Immobilien" places={places} zoom={ZOOM_SEVERAL} />
    </section>
  )
}
