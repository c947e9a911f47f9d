import { setSite } from '#site'
import { keptByVersion } from '../database/content-version.server.ts'
import type { Db } from '../database/database.server.ts'
import { readFacts, readPlaces } from './repository.server.ts'
import { type Site, siteOf } from './site-of.ts'

const kept = keptByVersion<Site>(1)

/** Makes `site` what the database says now, whichever server changed it. Asked before each page, mail and command. */
export async function refreshSite(db: Db): Promise<void> {
  setSite(await kept(db, 'site', async () => siteOf(await readFacts(db), await readPlaces(db))))
}
