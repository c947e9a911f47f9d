/**
 * Times the overview's filters in one process: as the site asks them, and the very statements alone on the bare engine. Prints
 * `{ siteMs, bareMs }`, medians of all filters' sums.
 */
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type CompiledQuery, Kysely } from 'kysely'
import { readApartmentFilters } from '#areas/letting/apartments/overview/filters.ts'
import { readOverview } from '#areas/letting/apartments/overview/read-overview.server.ts'
import { NodeSqliteDialect } from '#platform/database/sqlite-dialect.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import { filters } from './filters.ts'
import { median } from './run.ts'

const { times } = JSON.parse(process.argv[2] ?? '{}') as { times: number }
const file = join(process.env.DATA_DIR ?? '', 'site.sqlite')
const open = () => new DatabaseSync(file, { readOnly: true })
const asked: CompiledQuery[] = []
const dialect = () => new NodeSqliteDialect(open())
const listening = new Kysely<Tables>({ dialect: dialect(), log: ({ query }) => void asked.push(query) })
const db = new Kysely<Tables>({ dialect: dialect() })
const bare = open()

const ratios: number[] = []
const siteTimes: number[] = []
const bareTimes: number[] = []
for (const filter of filters) {
  const wanted = readApartmentFilters(new URLSearchParams(filter))
  asked.length = 0
  await readOverview(listening, wanted)
  const statements = asked.map(({ sql, parameters }) => {
    const statement = bare.prepare(sql)
    const values = parameters as SQLInputValue[]
    return () => statement.all(...values)
  })
  const siteMs: number[] = []
  const bareMs: number[] = []
  for (let turn = 0; turn < times; turn++) {
    let begin = performance.now()
    await readOverview(db, wanted)
    siteMs.push(performance.now() - begin)
    begin = performance.now()
    for (const statement of statements) statement()
    bareMs.push(performance.now() - begin)
  }
  siteTimes.push(median(siteMs))
  bareTimes.push(median(bareMs))
  ratios.push(median(siteMs) / median(bareMs))
}
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const ratio = sum(siteTimes) / sum(bareTimes)
process.stdout.write(
  `\nRESULT ${JSON.stringify({ ratio, worst: Math.max(...ratios), siteMs: median(siteTimes), bareMs: median(bareTimes) })}\n`,
)
