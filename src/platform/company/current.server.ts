import { setSite } from '#site'
import { keptByVersion } from '../database/content-version.server.ts'
import type { Db } from '../database/database.server.ts'
import { readFacts, readPlaces, readWrittenOf } from './repository.server.ts'
import { type Site, siteOf } from './site-of.ts'

/** Pages that a browser shows before its loader has answered, or whose words are few: they come with the facts. */
export const shownAtOnce = [
  'vermietung',
  'wohnungen',
  'mieter-bewerbung',
  'schadensmeldung',
  'mietbescheinigung',
  'schluessel-verloren',
  'chatbot',
  'mieterinfos',
  'handwerker-partner',
  'jobs',
  'kontakt',
]

const kept = keptByVersion<Site>(1)

/** Makes `site` what the database says now, whichever server changed it. Asked before each page, mail and command. */
export async function refreshSite(db: Db): Promise<void> {
  setSite(
    await kept(db, 'site', async () =>
      siteOf(await readFacts(db), await readPlaces(db), await readWrittenOf(db, shownAtOnce)),
    ),
  )
}
