import { type Bench, number, type Row } from '../row.ts'
import { load, median, memoryMb, processorMs } from '../run.ts'
import { startSite, type Server } from '../server.ts'
import { filters } from '../filters.ts'
import type { Latencies } from '../job.ts'

/** The filters by the clock, each answered anew: among 10,000 apartments and among 100,000. */
export async function filterRow({ middleDir, manyDir, seconds }: Bench): Promise<Row> {
  const requests = filters.map((filter) => ({ path: `/api/apartments?${filter}`, headers: fromManyLines }))
  const measure = async (dataDir: string) => {
    const site = await startSite(dataDir, { CACHE_MB: '0' })
    try {
      const { accepted } = await load({ port: site.port, connections: 1, seconds: seconds * 2, requests })
      return accepted
    } finally {
      await site.stop()
    }
  }
  const [middle, many] = [await measure(await middleDir()), await measure(await manyDir())]
  const show = ({ p50, p95 }: Latencies) => `${number(p50, 1)} ms, p95 ${number(p95, 1)} ms`
  return {
    name: 'filter over 100,000 apartments, and over 10,000',
    figure: `${show(many)}; ${show(middle)}`,
    ceiling: '–',
    ratio: '–',
    demanded: 'p95 ≤ 60 ms; ≤ 10 ms',
    isMet: many.p95 <= 60 && middle.p95 <= 10,
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
