import { parseArgs } from 'node:util'
import { readConfig } from '#platform/config.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { silentLog } from '#platform/log.server.ts'
import { deriveDemoPictures } from '#db/seed/demo-pictures.server.ts'
import { seedMany } from '#db/seed/many/seed-many.server.ts'
import { seedRequests } from '#db/seed/many/seed-requests.server.ts'
import { portfolioTables } from '#db/seed/repository.server.ts'
import { seedDemo } from '#db/seed/seed-demo.server.ts'
import { demoProperties } from '#db/seed/towns/portfolio.ts'
import { createApp } from '../src/server/create-app.server.ts'

const help = `npm run db:seed -- [--reset] [--apartments N] [--requests N]

Ohne Angaben: füllt eine leere Datenbank mit der Demofirma.
  --apartments N   dazu so viele erzeugte Wohnungen, dass es zusammen N sind (zum Entwickeln, zum Beispiel 100000)
  --requests N     so viele erzeugte Anfragen aller Arten aus zwei Monaten, auch zu dem, was schon da ist (zum Entwickeln)
  --reset          entfernt vorher alle Orte, Immobilien, Wohnungen, Besichtigungen und Bilder; Anfragen bleiben`

const { values } = parseArgs({
  options: {
    apartments: { type: 'string' },
    requests: { type: 'string' },
    reset: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const say = (line: string) => console.log(line)
const flats = Number(values.apartments ?? 0)
const requests = Number(values.requests ?? 0)
const isCount = (number: number) => Number.isInteger(number) && number >= 0

if (values.help) console.log(help)
else if (isCount(flats) && isCount(requests)) process.exitCode = await seed()
else {
  console.error('--apartments und --requests brauchen eine ganze Zahl, zum Beispiel --apartments 100000.')
  process.exitCode = 1
}

/** @returns the exit code. */
async function seed(): Promise<number> {
  const app = createApp(readConfig(process.env), { as: 'tool', log: silentLog })
  try {
    await migrate(app.db)
    if (values.reset) await reset()
    const isNew = await seedDemo(app, { say })
    if (!isNew && requests === 0) {
      console.error('Die Datenbank enthält schon Immobilien. Mit --reset wird das Portfolio vorher geleert.')
      return 1
    }
    const count = isNew ? flats - demoProperties.flatMap(({ apartments }) => apartments).length : 0
    if (count > 0) {
      const pictures = await deriveDemoPictures(app.config.dataDir, { say: () => {} })
      await seedMany(app, { count, pictures, say })
      await portfolioTables(app.db).letFlatsBeKnown()
    }
    if (requests > 0) await seedRequests(app, { count: requests, say })
    if (count > 0 || requests > 0) await portfolioTables(app.db).analyze()
    return 0
  } finally {
    await app.db.destroy()
  }

  async function reset(): Promise<void> {
    await portfolioTables(app.db).clear()
    await raiseContentVersion(app.db, app.clock.now())
    say('Das bisherige Portfolio ist entfernt.')
  }
}
