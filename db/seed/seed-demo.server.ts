import { apartments } from '#areas/letting/apartments/repository.server.ts'
import { incidentContent } from '#areas/letting/incidents/repository.server.ts'
import { properties } from '#areas/letting/properties/repository.server.ts'
import { viewings } from '#areas/letting/viewings/repository.server.ts'
import type { App } from '#platform/app.server.ts'
import { refreshSite } from '#company/current.server.ts'
import { hasCompany, readFacts } from '#company/repository.server.ts'
import { berlinDay } from '#platform/berlin-day.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { publishPicture } from '#platform/pictures/files.server.ts'
import { buildPortfolio, type Portfolio } from './build-portfolio.ts'
import { seedHelpCentre } from './content/help-centre/seed-help-centre.server.ts'
import { seedTestimonials } from './content/landlord-services/seed-testimonials.server.ts'
import { seedCompany } from './company/seed-company.server.ts'
import { seedJobs } from './content/jobs/seed-jobs.server.ts'
import { seedPartners } from './content/partners/seed-partners.server.ts'
import { demoViewings, VIEWED_FLAT } from './demo-viewings.ts'
import { derivePicturesApart } from './derive-apart.server.ts'
import { portfolioTables } from './repository.server.ts'
import { demoProperties, demoTowns } from './towns/portfolio.ts'

type Options = {
  /** Where the originals lie, if not in db/seed/pictures. */
  pictureFolder?: string
  /** Called with one German line at a time; standard error when missing, because standard output is the log. */
  say?: (line: string) => void
}

/**
 * Fills a database without properties with the demo company. Pictures are made first and outside the transaction: a run
 * that is killed leaves no row, and the next one finds the finished pictures. Safe when two servers start at once.
 * @returns false when there was a portfolio already.
 */
export async function seedDemo(app: App, options: Options = {}): Promise<boolean> {
  if (await isOwnCompany(app)) return false
  const stored = await seedPortfolio(app, options)
  await seedCompany(app)
  // The texts name them.
  await refreshSite(app)
  // Each fills its own tables, and only when they are empty: also beside a portfolio that was there before.
  await seedHelpCentre(app)
  await seedJobs(app)
  await seedTestimonials(app)
  await seedPartners(app)
  return stored
}

/** A company that is set up and not invented gets nothing of the demo, however empty it still is. */
async function isOwnCompany({ db }: App): Promise<boolean> {
  return (await hasCompany(db)) && !(await readFacts(db)).is_invented
}

async function seedPortfolio(app: App, { pictureFolder, say = print }: Options): Promise<boolean> {
  if (!(await portfolioTables(app.db).isEmpty())) return false
  say('Die Demofirma wird eingerichtet. Ihre Bilder vorzubereiten dauert einmalig bis zu einer halben Minute.')
  const pictures = await derivePicturesApart(app.config.dataDir, { pictureFolder, say })
  for (const picture of pictures.values()) await publishPicture(app.config, picture)
  const portfolio = buildPortfolio(demoTowns, demoProperties, pictures)
  const stored = await app.db.transaction().execute((trx) => storePortfolio(trx, portfolio, app.clock.now()))
  if (stored) {
    await portfolioTables(app.db).analyze()
    say(`${portfolio.properties.length} Immobilien mit ${portfolio.apartments.length} Wohnungen sind angelegt.`)
  }
  return stored
}

/** What a tenant of this house finds before a report. */
const demoIncident = {
  id: 'aufzug-steht',
  values: {
    property_id: 'rhens-koblenzer-strasse-41',
    title: 'Aufzug steht',
    text: 'Der Techniker ist bestellt. Brauchen Sie Hilfe mit der Treppe, rufen Sie uns an.',
    expected_end: 'Ende der Woche',
    is_ended: false,
  },
}

async function storePortfolio(trx: Trx, portfolio: Portfolio, now: Date): Promise<boolean> {
  // Locks the version's row: a second server waits here and then finds the portfolio of the first.
  await raiseContentVersion(trx, now)
  if (!(await portfolioTables(trx).isEmpty())) return false
  await properties(trx).insertLocations(portfolio.locations, now)
  await properties(trx).insertProperties(portfolio.properties, now)
  await properties(trx).insertEnergyCertificates(portfolio.certificates, now)
  await apartments(trx).insertApartments(portfolio.apartments, now)
  await properties(trx).insertMedia(portfolio.media, now)
  if (portfolio.properties.some(({ id }) => id === demoIncident.values.property_id))
    await incidentContent(trx).insert(demoIncident.id, { ...demoIncident.values, since_on: berlinDay(now) }, now)
  if (portfolio.apartments.some(({ id }) => id === VIEWED_FLAT)) await viewings(trx).add(demoViewings(now), now)
  return true
}

function print(line: string): void {
  process.stderr.write(`${line}\n`)
}
