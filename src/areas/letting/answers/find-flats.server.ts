import type { App } from '#platform/app.server.ts'
import { berlinDay } from '#platform/berlin-day.ts'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import { type ApartmentFilters, noFilters, overviewPath } from '../apartments/search/filters.ts'
import { apartmentOverview } from '../overview/repository.server.ts'
import { findPage, type FurtherWishes } from '../apartments/search/repository.server.ts'

/** What somebody asks for: the overview's filters, and what the overview does not know. */
export type FlatWishes = Partial<Omit<ApartmentFilters, 'page'>> & FurtherWishes

export type FoundFlats = {
  flats: ApartmentListItem[]
  total: number
  /** The overview with the same filters, as far as it has them: `/wohnungen?ort=Neustadt`. */
  path: string
}

/** Flats that fulfil the wishes, at most `limit` of them (and a page), in the wished order. */
export async function findFlats(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  wishes: FlatWishes,
  limit: number,
): Promise<FoundFlats> {
  const { coldRentToEuro, isCommercial, ...narrowing } = wishes
  const filters: ApartmentFilters = { ...noFilters, ...narrowing }
  const { ids, total } = await findPage(db, filters, { today: berlinDay(clock.now()), coldRentToEuro, isCommercial })
  const flats = await apartmentOverview(db).items(ids.slice(0, limit))
  return { flats, total, path: overviewPath(filters, 'tabelle') }
}
