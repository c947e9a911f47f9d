import { type Bench, number, type Row } from '../row.ts'
import { load, median, memoryMb, processorMs, runScript } from '../run.ts'
import { startSite, type Server } from '../server.ts'
import { filters } from '../filters.ts'
import type { Latencies } from '../job.ts'

/** How much longer than its bare SQL a filter may take: the row, its JSON and what stands around it. */
const MOST_TIMES_SQL = 2

/** The filters by the clock, each answered anew, in turns with their bare SQL: among 10,000 apartments and among 100,000. */
export async function filterRow({ middleDir, manyDir, rounds, seconds }: Bench): Promise<Row> {
  const requests = filters.map((filter) => ({ path: `/api/apartments?${filter}`, headers: fromManyLines }))
  const measure = async (dataDir: string) => {
    const site = await startSite(dataDir, { CACHE_MB: '0' })
    const found: { site: Latencies; sql: Latencies }[] = []
    try {
      for (let round = 0; round < Math.min(3, rounds); round++) {
        const { accepted } = await load({ port: site.port, connections: 1, seconds, requests })
        const environment = { DATA_DIR: dataDir, DATABASE_URL: '' }
        found.push({
          site: accepted,
          sql: await runScript<Latencies>('filter-sql-process.ts', { seconds }, environment),
        })
      }
    } finally {
      await site.stop()
    }
    const middle = (side: 'site' | 'sql', name: 'p50' | 'p95') => median(found.map((round) => round[side][name]))
    const show = (side: 'site' | 'sql') =>
      `${number(middle(side, 'p50'), 1)} ms, p95 ${number(middle(side, 'p95'), 1)} ms`
    return { site: show('site'), sql: show('sql'), ratio: median(found.map((round) => round.site.p95 / round.sql.p95)) }
  }
  const [middle, many] = [await measure(await middleDir()), await measure(await manyDir())]
  return {
    name: 'filter over 100,000 apartments, and over 10,000',
    figure: `${many.site}; ${middle.site}`,
    ceiling: `bare SQL ${many.sql}; ${middle.sql}`,
    ratio: `p95 ${number(many.ratio, 2)} ×; ${number(middle.ratio, 2)} ×`,
    demanded: `p95 ≤ ${MOST_TIMES_SQL} × among 100,000`,
    isMet: many.ratio <= MOST_TIMES_SQL,
  }
}

const fromManyLines = { 'Accept-Encoding': 'br', 'X-Forwarded-For': '2001:db8:{n}::1' }
const walk = ['/wohnungen', '/vermietung', '/', '/wohnungen?status=available&ansicht=karten', '/api/apartments'].map(
  (path) => ({
    path,
    headers: fromManyLines,
  }),
)

type Size = { mb: number; pageMs: number }

/** The same visits on both sides, however fast they are answered; a page in processor time, of all threads. */
async function size(site: Server, seconds: number): Promise<Size> {
  await load({ port: site.port, connections: 4, seconds: 60, count: seconds * 400, requests: walk })
  const page = { path: '/wohnungen?status=available', headers: fromManyLines }
  const before = processorMs(site.pid) ?? Number.NaN
  const { accepted } = await load({
    port: site.port,
    connections: 1,
    seconds: 60,
    count: seconds * 100,
    requests: [page],
  })
  const spentMs = (processorMs(site.pid) ?? Number.NaN) - before
  return { mb: memoryMb(site.pid) ?? Number.NaN, pageMs: spentMs / accepted.count }
}

/** What a hundred times as many apartments cost: memory after the same visits, and a page that is rendered each time. */
export async function growthRow({ fewDir, manyDir, rounds, seconds }: Bench): Promise<Row> {
  const few: Size[] = []
  const many: Size[] = []
  const sides = [
    { sizes: few, dataDir: await fewDir() },
    { sizes: many, dataDir: await manyDir() },
  ]
  for (let round = 0; round < rounds; round++) {
    for (const { sizes, dataDir } of sides) {
      const site = await startSite(dataDir, { CACHE_MB: '0' })
      try {
        sizes.push(await size(site, seconds))
      } finally {
        await site.stop()
      }
    }
  }
  const middle = (sizes: Size[], name: keyof Size) => median(sizes.map((one) => one[name]))
  const ratio = (name: keyof Size) => middle(many, name) / middle(few, name)
  const show = (sizes: Size[]) =>
    `${number(middle(sizes, 'mb'))} MB (${sizes.map(({ mb }) => number(mb)).join(', ')}), page ${number(middle(sizes, 'pageMs'), 1)} ms`
  return {
    name: 'growth from 1,000 to 100,000 apartments',
    figure: show(many),
    ceiling: show(few),
    ratio: `${number(ratio('mb'), 2)} ×, ${number(ratio('pageMs'), 2)} ×`,
    demanded: '≤ 1.2 × each',
    isMet: ratio('mb') <= 1.2 && ratio('pageMs') <= 1.2,
  }
}
