import type { Db } from '#platform/database/database.server.ts'
import type { ApartmentListItem } from '../apartment.ts'
import { PAGE_SIZE } from '../flat-index/find.ts'
import { flatIndex } from '../flat-index/flat-index.server.ts'
import type { ApartmentFilters } from './filters.ts'
import type { Overview } from './overview.ts'
import { apartmentOverview } from './repository.server.ts'

/** One page of the overview with what its filter form offers. */
export async function readOverview(db: Db, wanted: ApartmentFilters): Promise<Overview> {
  const overview = apartmentOverview(db)
  // A link may name a building only: its place follows from it.
  const city = wanted.city || (wanted.propertyId && (await overview.cityOfBuilding(wanted.propertyId))) || ''
  const buildings = city === '' ? [] : await overview.buildings(city, wanted.propertyId)
  const isBuildingThere = buildings.some((building) => building.id === wanted.propertyId)
  const filters = { ...wanted, city, propertyId: isBuildingThere ? wanted.propertyId : '' }

  const index = flatIndex(db)
  const [{ total, page, ids }, locations, isPortfolioEmpty] = await Promise.all([
    index.find(filters),
    index.cities(),
    index.isEmpty(),
  ])
  const items = await overview.items(ids)
  return {
    items,
    total,
    page,
    pageSize: PAGE_SIZE,
    filters: { ...filters, page },
    isPortfolioEmpty,
    locations: locations.toSorted(byName.compare),
    buildings,
  }
}

const byName = new Intl.Collator('de', { numeric: true })

/** Available flats like a rented one, nearest first. */
export async function readSimilar(
  db: Db,
  flat: { propertyId: string; livingAreaSqm: number | null },
): Promise<ApartmentListItem[]> {
  const overview = apartmentOverview(db)
  return overview.items(await overview.similarIds(flat, 3))
}
