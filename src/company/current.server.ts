import { setSite } from '#site'
import type { App } from '#platform/app.server.ts'
import { type ContentVersionSource, keptByVersion } from '#platform/database/content-version.server.ts'
import { setWrittenMails, type WrittenMails } from './written-mails.ts'
import { setLogoFiles } from './logo/current-logos.server.ts'
import { type LogoFiles, lookOf, readLogos } from './look.server.ts'
import { readPersons } from './persons/repository.server.ts'
import { chosenOf, readLibrary } from './pictures/repository.server.ts'
import { readFacts, readFirstHelpCategory, readPlaces, readWrittenMails, readWrittenOf } from './repository.server.ts'
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

const kept = keptByVersion<{ facts: Site; logos: LogoFiles; mails: WrittenMails }>(1)

/** As `refreshSite`, before a page: while the database does not answer, what it said last stands, and a page that needs nothing more is read. */
export async function refreshSiteForPage(
  app: Pick<App, 'db' | 'config' | 'log'>,
  versions: ContentVersionSource,
): Promise<void> {
  await refreshSite(app, versions).catch((error: unknown) => {
    app.log.warn('company not read anew', { reason: error instanceof Error ? error.message : String(error) })
  })
}

/** Makes `site` what the database says now, whichever server changed it. Asked before each page, mail and command. */
export async function refreshSite(
  { db, config }: Pick<App, 'db' | 'config'>,
  versions?: ContentVersionSource,
): Promise<void> {
  const read = async () => {
    const stored = await readFacts(db)
    const files = await readLogos(config, stored)
    const written = await readWrittenOf(db, shownAtOnce)
    const library = await readLibrary(db)
    const pictures = chosenOf(stored, library)
    const further = {
      written,
      firstHelpCategory: await readFirstHelpCategory(db),
      pictures,
      persons: await readPersons(db, library),
    }
    const look = lookOf(stored, files, pictures.picture_share)
    const company = siteOf(stored, await readPlaces(db), look, further)
    return { facts: company, logos: files, mails: await readWrittenMails(db) }
  }
  const { facts, logos, mails } = await kept(db, 'site', read, versions)
  setSite(facts)
  setLogoFiles(logos)
  setWrittenMails(mails)
}
