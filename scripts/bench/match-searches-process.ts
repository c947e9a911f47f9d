/** `DATA_DIR=… node scripts/bench/match-searches-process.ts`: what it costs to match a flat with 10,000 saved searches, as JSON. For `npm run bench`. */
import { exampleNewApartment } from '#areas/letting/apartments/example-apartment.ts'
import { apartments } from '#areas/letting/apartments/repository.server.ts'
import { findChanges } from '#areas/letting/searches/notices/find-changes.server.ts'
import { savedSearches } from '#areas/letting/searches/repository.server.ts'
import { frequencies, SEARCH_DAYS } from '#areas/letting/searches/search.ts'
import { readConfig } from '#platform/config.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { portfolioTables } from '#db/seed/repository.server.ts'
import { demoTowns } from '#db/seed/towns/portfolio.ts'
import { silentLog } from '#platform/log.server.ts'
import { createApp } from '../../src/server/create-app.server.ts'

const SEARCHES = 10_000
const ROUNDS = 5
const DAY_MS = 24 * 60 * 60_000
const [town = '', ...others] = demoTowns.map(({ name }) => name)
const towns = [town, ...others, '']

const app = createApp(readConfig(process.env), { as: 'tool', log: silentLog })
try {
  await migrate(app.db)
  const now = app.clock.now()
  const moment = now.toISOString()
  const search = (number: number) => ({
    id: String(number).padStart(8, '2'),
    email: `sucht-${number}@example.org`,
    query: new URLSearchParams({
      ort: towns[number % towns.length] ?? '',
      zimmer_von: String(1 + (number % 4)),
      warmmiete_bis: String(500 + (number % 40) * 25),
      ...(number % 3 === 0 && { ausstattung: 'balkon' }),
    }).toString(),
    frequency: frequencies[number % frequencies.length]?.value ?? 'daily',
    createdAt: moment,
    confirmedAt: moment,
    pausedAt: null,
    endsAt: new Date(now.getTime() + SEARCH_DAYS * DAY_MS).toISOString(),
    mailedAt: null,
  })
  await app.db.transaction().execute(async (trx) => {
    for (let number = 0; number < SEARCHES; number += 1) await savedSearches(trx).add(search(number))
  })
  await portfolioTables(app.db).letFlatsBeKnown()

  const building = await app.db
    .selectFrom('properties')
    .select('id')
    .where('city', '=', town)
    .where('is_published', '=', 1)
    .where('property_type', '!=', 'Gewerbe')
    .executeTakeFirstOrThrow()
  const spentMs: number[] = []
  let notices = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const flat = exampleNewApartment({ id: `neu-${round}`, propertyId: building.id })
    await apartments(app.db).insertApartments([flat], now)
    const before = process.cpuUsage()
    notices = await findChanges(app)
    const { user, system } = process.cpuUsage(before)
    spentMs.push((user + system) / 1000)
  }
  console.log(JSON.stringify({ searches: SEARCHES, notices, spentMs }))
} finally {
  await app.db.destroy()
}
