import type { App } from '#platform/app.server.ts'
import { foldText } from '#platform/fold.ts'
import { askGeocoder } from '../map/geocode.server.ts'
import { propertyParameters } from '../properties/filters.ts'
import { properties } from '../properties/repository.server.ts'
import type { Point } from './ask-router.server.ts'

export type FoundPlace = { found: true; point: Point; name: string } | { found: false; known: string[] }

/**
 * Where somebody wants to go: by the configured geocoder, else one of the towns in which the company has buildings.
 * @throws when the geocoder does not answer
 */
export async function findPlace(app: App, typed: string, near: Point): Promise<FoundPlace> {
  const { geocoderUrl, siteUrl } = app.config
  if (geocoderUrl !== null) {
    const place = await askGeocoder(typed, { geocoderUrl, siteUrl, near })
    return place ? { found: true, ...place } : { found: false, known: [] }
  }
  const towns = await townsOf(app)
  // „34117“, „Kassel“ and „34117 Kassel“ alike.
  const wanted = foldText(typed)
  const own = towns.filter(({ postalCode, city }) =>
    [postalCode, foldText(city), `${postalCode} ${foldText(city)}`].includes(wanted),
  )
  const [first] = own
  if (!first)
    return {
      found: false,
      known: [...new Set(towns.map(({ city }) => city))].toSorted((a, b) => a.localeCompare(b, 'de')),
    }
  const mean = (pick: (point: Point) => number) => own.reduce((sum, { point }) => sum + pick(point), 0) / own.length
  return { found: true, point: { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }, name: first.city }
}

async function townsOf(app: App): Promise<{ postalCode: string; city: string; point: Point }[]> {
  const pins = await properties(app.db).listPins(propertyParameters.none)
  return pins.map(({ town, lat, lng }) => {
    const [postalCode = '', ...city] = town.split(' ')
    return { postalCode, city: city.join(' '), point: { lat, lng } }
  })
}
