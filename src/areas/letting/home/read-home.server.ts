import { keptByVersion } from '#platform/database/content-version.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import { apartmentOverview } from '../overview/repository.server.ts'
import { townsWithFlats } from '../apartments/repository.server.ts'

const SHOWN = 4

export type Home = { towns: string[]; flats: ApartmentListItem[] }

const kept = keptByVersion<Home>(1)

/** Towns in which a flat can be had, and the newest flats that can. */
export function readHome(db: Db): Promise<Home> {
  return kept(db, 'home', async () => {
    const overview = apartmentOverview(db)
    const [towns, ids] = await Promise.all([townsWithFlats(db, 'available'), overview.newestIds(SHOWN)])
    return { towns, flats: await overview.items(ids) }
  })
}
