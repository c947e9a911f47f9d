import type { Db } from '#platform/database/database.server.ts'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import { type ApartmentFilters, noFilters, overviewPath } from '../apartments/overview/filters.ts'
import { PAGE_SIZE } from '../apartments/flat-index/find.ts'
import { flatIndex } from '../apartments/flat-index/flat-index.server.ts'
import { apartmentOverview } from '../apartments/overview/repository.server.ts'

/**
 * What somebody asks for: the overview's filters, and what the overview does not know: a highest cold rent in euros, and whether
 * business premises are meant or homes.
 */
export type FlatWishes = Partial<Omit<ApartmentFilters, 'page'>> & { coldRentToEuro?: number; isCommercial?: boolean }

export type FoundFlats = {
  flats: ApartmentListItem[]
  total: number
  /** The overview with the same filters, as far as it has them: `/wohnungen?ort=Rhens`. */
  path: string
}

/** Pages that are read through to count by hand what no query can. */
const MOST_PAGES = 10

/** Flats that fulfil the wishes, at most `limit` of them, in the wished order. */
export async function findFlats(db: Db, wishes: FlatWishes, limit: number): Promise<FoundFlats> {
  const { coldRentToEuro, isCommercial, ...narrowing } = wishes
  const filters: ApartmentFilters = { ...noFilters, ...narrowing, page: 1 }
  const overview = apartmentOverview(db)
  const fits = ({ coldRentEuro, type }: ApartmentListItem) =>
    (isCommercial === undefined || isCommercial === (type === COMMERCIAL)) &&
    (coldRentToEuro === undefined || (coldRentEuro !== null && coldRentEuro <= coldRentToEuro))

  const flats: ApartmentListItem[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const found = await flatIndex(db).find({ ...filters, page })
    const items = await overview.items(found.ids)
    flats.push(...items.filter(fits))
    if (page * PAGE_SIZE >= found.total) break
  }
  return { flats: flats.slice(0, limit), total: flats.length, path: overviewPath(filters, 'tabelle') }
}

const COMMERCIAL = 'Gewerbe'
