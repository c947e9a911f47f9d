import { parseArgs } from 'node:util'
import { readConfig } from '#platform/config.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { deriveDemoPictures } from '#db/seed/demo-pictures.server.ts'
import { seedMany } from '#db/seed/many/seed-many.server.ts'
import { portfolioTables } from '#db/seed/repository.server.ts'
import { seedDemo } from '#db/seed/seed-demo.server.ts'
import { demoProperties } from '#db/seed/towns/portfolio.ts'
import { createApp } from '../src/server/create-app.server.ts'

const help = `npm run db:seed -- [--reset] [--apartments N]

Ohne Angaben: füllt eine leere Datenbank mit der Demofirma.
  --apartments N   dazu so viele erzeugte Wohnungen, dass es zusammen N sind (zum Entwickeln, zum Beispiel 100000)
  --reset          entfernt vorher alle Orte, Immobilien, Wohnungen und Bilder; Anfragen bleiben`

const { values } = parseArgs({
  options: { apartments: { type: 'string' }, reset: { type: 'boolean' }, help: { type: 'boolean' } },
})
const say = (line: string) => console.log(line)
const wanted = Number(values.apartments ?? 0)

if (values.help) console.log(help)
else if (Number.isInteger(wanted) && wanted >= 0) process.exitCode = await seed(wanted)
else {
  console.error('--apartments braucht eine ganze Zahl, zum Beispiel --apartments 100000.')
  process.exitCode = 1
}

/** @returns the exit code. */
async function seed(total: number): Promise<number> {
  const app = createApp(readConfig(process.env), { as: 'tool' })
  try {
    await migrate(app.db)
    if (values.reset) await reset()
    if (!(await seedDemo(app, { say }))) {
      console.error('Die Datenbank enthält schon Immobilien. Mit --reset wird das Portfolio vorher geleert.')
      return 1
    }
    const count = total - demoProperties.flatMap(({ apartments }) => apartments).length
    if (count > 0) {
      const pictures = await deriveDemoPictures(app.config.dataDir, { say: () => {} })
      await seedMany(app, { count, pictures, say })
      await portfolioTables(app.db).analyze()
    }
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
