import { demoCompany } from '#db/seed/company/seed-company.server.ts'
import { demoTowns } from '#db/seed/towns/portfolio.ts'
import { type CompanyFacts, standardFacts } from '#company/facts.ts'
import { drawnLogos, lookOf } from '#company/look.server.ts'
import { siteOf } from '#company/site-of.ts'
import { setSite } from '#site'

/** What the server reads from the database: a test of a part alone has none. */
const facts = Object.assign({}, standardFacts, ...Object.values(demoCompany())) as CompanyFacts
setSite(
  siteOf(
    facts,
    demoTowns.map(({ name }) => name),
    lookOf(facts, drawnLogos(facts)),
    { firstHelpCategory: 'umgang' },
  ),
)
