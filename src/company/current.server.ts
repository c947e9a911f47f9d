import { setSite } from '#site'
import type { App } from '#platform/app.server.ts'
import { type ContentVersionSource, keptByVersion } from '#platform/database/content-version.server.ts'
import { setWrittenMails, type WrittenMails } from './written-mails.ts'
import { setLogoFiles } from './logo/current-logos.server.ts'
import { type LogoFiles, lookOf, readLogos } from './look.server.ts'
import { readPersons } from './persons/repository.server.ts'
import { chosenOf, readLibrary } from './pictures/repository.server.ts'
import { readFacts, readFirstHelpCategory, readPlaces, readWritten, readWrittenMails } from './repository.server.ts'
import { type Site, siteOf } from './site-of.ts'
import type { PageWords } from './words.ts'

const kept = keptByVersion<{ facts: Site; logos: LogoFiles; mails: WrittenMails }>(2)

/** As `refreshSite`, before a page: while the database does not answer, what it said last stands, and a page that needs nothing more is read. */
export async function refreshSiteForPage(
  app: Pick<App, 'db' | 'config' | 'log'>,
  versions: ContentVersionSource,
  pages: readonly PageWords[],
): Promise<void> {
  await refreshSite(app, versions, pages).catch((error: unknown) => {
    app.log.warn('company not read anew', { reason: error instanceof Error ? error.message : String(error) })
  })
}

/**
 * Makes `site` what the database says now, whichever server changed it. Asked before each page, mail and command.
 * @param pages whose words come with the facts, unless they are long; without them the words stay as they were read last.
 */
export async function refreshSite(
  { db, config }: Pick<App, 'db' | 'config'>,
  versions?: ContentVersionSource,
  pages?: readonly PageWords[],
): Promise<void> {
  const ids = pages?.filter(({ isLong }) => !isLong).map(({ id }) => id)
  const read = async () => {
    const stored = await readFacts(db)
    const files = await readLogos(config, stored)
    const library = await readLibrary(db)
    const pictures = chosenOf(stored, library)
    const further = {
      ...(ids && { written: await readWritten(db, ids) }),
      firstHelpCategory: await readFirstHelpCategory(db),
      pictures,
      persons: await readPersons(db, library),
    }
    const look = lookOf(stored, files, pictures.picture_share)
    const company = siteOf(stored, await readPlaces(db), look, further)
    return { facts: company, logos: files, mails: await readWrittenMails(db) }
  }
  const { facts, logos, mails } = await kept(db, ids ? 'site with words' : 'site', read, versions)
  setSite(facts)
  setLogoFiles(logos)
  setWrittenMails(mails)
}
