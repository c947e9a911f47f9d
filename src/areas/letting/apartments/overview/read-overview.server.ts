import type { Db } from '#platform/database/database.server.ts'
import type { ApartmentListItem } from '../apartment.ts'
import { type ApartmentFilters, noFilters } from './filters.ts'
import type { Overview } from './overview.ts'
import { apartmentOverview, PAGE_SIZE } from './repository.server.ts'

/** One page of the overview with what its filter form offers. */
export async function readOverview(db: Db, wanted: ApartmentFilters): Promise<Overview> {
  const overview = apartmentOverview(db)
  // A link may name a building only: its place follows from it.
  const city = wanted.city || (wanted.propertyId && (await overview.cityOfBuilding(wanted.propertyId))) || ''
  const buildings = city === '' ? [] : await overview.buildings(city, wanted.propertyId)
  const isBuildingThere = buildings.some((building) => building.id === wanted.propertyId)
  const filters = { ...wanted, city, propertyId: isBuildingThere ? wanted.propertyId : '' }

  const [total, locations] = await Promise.all([overview.count(filters), overview.cities()])
  filters.page = Math.min(filters.page, Math.max(1, Math.ceil(total / PAGE_SIZE)))
  const ids = total === 0 ? [] : await overview.pageIds(filters)
  const isPortfolioEmpty = total === 0 && (await overview.pageIds(noFilters)).length === 0
  const items = await overview.items(ids)
  return { items, total, page: filters.page, pageSize: PAGE_SIZE, filters, isPortfolioEmpty, locations, buildings }
}

/** Available flats like a rented one, nearest first. */
export async function readSimilar(
  db: Db,
  flat: { propertyId: string; livingAreaSqm: number | null },
): Promise<ApartmentListItem[]> {
  const overview = apartmentOverview(db)
  return overview.items(await overview.similarIds(flat, 3))
}
