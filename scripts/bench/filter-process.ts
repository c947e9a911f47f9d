/**
 * Times the overview's filters in one process: as the site answers them, and count and page as statements on the bare engine. Prints
 * `{ ratio, siteMs, bareMs }`: of the sums, and the medians of the filters.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { readApartmentFilters } from '#areas/letting/apartments/overview/filters.ts'
import { readOverview } from '#areas/letting/apartments/overview/read-overview.server.ts'
import { directDialect } from '#platform/database/sqlite-dialect.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import { filters } from './filters.ts'
import { plainStatements } from './plain-filter.ts'
import { median } from './run.ts'

const { times } = JSON.parse(process.argv[2] ?? '{}') as { times: number }
const file = join(process.env.DATA_DIR ?? '', 'site.sqlite')
const open = () => new DatabaseSync(file, { readOnly: true })
const db = new Kysely<Tables>({ dialect: directDialect(open()) })
const bare = open()
bare.exec('pragma cache_size = -32000') // As the site has it.

const siteTimes: number[] = []
const bareTimes: number[] = []
for (const filter of filters) {
  const wanted = readApartmentFilters(new URLSearchParams(filter))
  const { total } = await readOverview(db, wanted)
  const [count, page] = plainStatements(wanted).map(({ sql, values }) => {
    const statement = bare.prepare(sql)
    return () => statement.all(...values)
  })
  const counted = count?.()[0]?.['count(*)']
  if (counted !== total) throw new Error(`${filter}: the site found ${total}, the engine ${counted}`)
  const siteMs: number[] = []
  const bareMs: number[] = []
  for (let turn = 0; turn < times; turn++) {
    let begin = performance.now()
    await readOverview(db, wanted)
    siteMs.push(performance.now() - begin)
    begin = performance.now()
    count?.()
    page?.()
    bareMs.push(performance.now() - begin)
  }
  siteTimes.push(median(siteMs))
  bareTimes.push(median(bareMs))
}
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const ratio = sum(siteTimes) / sum(bareTimes)
process.stdout.write(`\nRESULT ${JSON.stringify({ ratio, siteMs: median(siteTimes), bareMs: median(bareTimes) })}\n`)
