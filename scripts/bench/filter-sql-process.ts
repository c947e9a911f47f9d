/**
 * `DATA_DIR=… node scripts/bench/filter-sql-process.ts '{"seconds":3}'`: how long the bare SQL of the filters takes, as JSON (Latencies).
 * For `npm run bench`: the statements that the overview asks, prepared, on a connection of their own.
 */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { CompiledQuery, KyselyPlugin } from 'kysely'
import { readApartmentFilters } from '#areas/letting/apartments/search/filters.ts'
import { readOverview } from '#areas/letting/overview/repository.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { databaseFile } from '#platform/database/data-dir.server.ts'
import { silentLog } from '#platform/log.server.ts'
import { createApp } from '../../src/server/create-app.server.ts'
import { filters } from './filters.ts'

const { seconds } = JSON.parse(process.argv[2] ?? '{}') as { seconds: number }
const config = readConfig(process.env)
const app = createApp(config, { as: 'tool', log: silentLog })
const asked: CompiledQuery[][] = []
for (const filter of filters) {
  const queries: CompiledQuery[] = []
  const notes: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries.push(app.db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const query = new URLSearchParams(filter.replaceAll('{n}', '7'))
  await readOverview(app.db.withPlugin(notes), readApartmentFilters(query), '2026-11-27')
  asked.push(queries)
}
await app.db.destroy()

const database = new DatabaseSync(databaseFile(config.dataDir), { readOnly: true })
const prepared = asked.map((queries) =>
  queries.map(({ sql, parameters }) => ({ statement: database.prepare(sql), values: parameters as SQLInputValue[] })),
)
const times: number[] = []
for (const endsAt = performance.now() + seconds * 1000; performance.now() < endsAt; )
  for (const queries of prepared) {
    const begin = performance.now()
    for (const { statement, values } of queries) statement.all(...values)
    times.push(performance.now() - begin)
  }
times.sort((one, other) => one - other)
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
console.log(`RESULT ${JSON.stringify({ count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) })}`)
