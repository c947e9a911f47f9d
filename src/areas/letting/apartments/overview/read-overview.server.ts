import type { Db } from '#platform/database/database.server.ts'
import { keptByVersion } from '#platform/database/content-version.server.ts'
import { townsWithFlats } from '../repository.server.ts'
import { findPage, PAGE_SIZE } from '../search/repository.server.ts'
import type { ApartmentFilters } from './filters.ts'
import type { Overview } from './overview.ts'
import { apartmentOverview } from './repository.server.ts'

/** One page of the overview with what its filter form offers. `today`: YYYY-MM-DD. */
export async function readOverview(db: Db, wanted: ApartmentFilters, today: string): Promise<Overview> {
  const overview = apartmentOverview(db)
  // A link may name a building only: its place follows from it.
  const city = wanted.city || (wanted.propertyId && (await overview.cityOfBuilding(wanted.propertyId))) || ''
  const buildings = city === '' ? [] : await overview.buildings(city, wanted.propertyId)
  const isBuildingThere = buildings.some((building) => building.id === wanted.propertyId)
  const filters = { ...wanted, city, propertyId: isBuildingThere ? wanted.propertyId : '' }

  const [{ total, availability, commercial, page, ids }, locations] = await Promise.all([
    findPage(db, filters, { today }),
    towns(db, 'listed', () => townsWithFlats(db)),
  ])
  const items = await overview.items(ids)
  return {
    items,
    total,
    availability,
    commercial,
    page,
    pageSize: PAGE_SIZE,
    filters: { ...filters, page },
    // A listed flat has a town.
    isPortfolioEmpty: locations.length === 0,
    locations,
    buildings,
  }
}

/** Of the whole portfolio, whatever is searched. */
const towns = keptByVersion<string[]>(1)
