import { href } from 'react-router'
import { MapFrame } from '../map/map-frame.tsx'
import { type MapPlace, ZOOM_SINGLE } from '../map/map-view.ts'
import { formatEuro, formatRooms, formatSqm } from '#ui/format.ts'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import { freeFromText, isRented } from '../apartments/availability.ts'

/** The flats of this page with their prices, as far as their place is known; the list beside it has them all. */
export function OverviewMap({ items }: { items: ApartmentListItem[] }) {
  const places = items.flatMap((item) => (item.coordinates && !isRented(item) ? placeOf(item, item.coordinates) : []))
  return <MapFrame label="Wohnungen dieser Seite" places={places} listed={[]} zoom={ZOOM_SINGLE} className="h-full" />
}

function placeOf(item: ApartmentListItem, { lat, lng, precision }: NonNullable<ApartmentListItem['coordinates']>) {
  const facts = [
    item.warmRentEuro === null ? 'Miete auf Anfrage' : `${formatEuro(item.warmRentEuro)} warm`,
    item.roomCount !== null && `${formatRooms(item.roomCount)} Zimmer`,
    item.livingAreaSqm !== null && formatSqm(item.livingAreaSqm),
    freeFromText(item),
  ].filter(Boolean)
  const place: MapPlace = {
    name: item.apartmentName,
    address: item.address ? `${item.propertyName}, ${item.address}` : `${item.propertyName}, ${item.location}`,
    point: { lat, lng },
    isApproximate: precision === 'town',
    href: href('/wohnung/:apartmentId', { apartmentId: item.id }),
    flat: { warmRentEuro: item.warmRentEuro, facts: facts.join(' · ') },
  }
  return [place]
}
