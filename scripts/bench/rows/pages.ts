import { type Bench, number, type Row } from '../row.ts'
import { load, memoryMb, runScript } from '../run.ts'
import { startSite, type Server } from '../server.ts'
import { filters } from '../filters.ts'

/** A page that is not in memory: its data, its HTML and its policy, against React alone. */
export async function renderedRow({ dataDir, rounds }: Bench): Promise<Row> {
  const found = await runScript<{ pageMs: number; changedMs: number; reactMs: number }>(
    'render-process.ts',
    { path: '/vermietung', times: rounds * 40 },
    { DATA_DIR: dataDir, CACHE_MB: '0', NODE_ENV: 'production', DATABASE_URL: '', SITE_URL: 'http://127.0.0.1' },
  )
  const ratio = found.reactMs / found.pageMs
  return {
    name: 'page rendered anew (listing)',
    figure: `${number(found.pageMs, 1)} ms; ${number(found.changedMs, 1)} ms when the content has just changed`,
    ceiling: `renderToString ${number(found.reactMs, 1)} ms`,
    ratio: number(ratio, 2),
    demanded: '≥ 0.60',
    isMet: ratio >= 0.6,
  }
}

/** The filters among 100,000 apartments: the statements against the bare engine, and the whole answer by the clock. */
export async function filterRow({ manyDir, rounds, seconds }: Bench): Promise<Row> {
  const dataDir = await manyDir()
  const { ratio, siteMs, bareMs } = await runScript<{ ratio: number; siteMs: number; bareMs: number }>(
    'filter-process.ts',
    { times: rounds * 10 },
    { DATA_DIR: dataDir },
  )
  const site = await startSite(dataDir, { CACHE_MB: '0' })
  try {
    const requests = filters.map((filter) => ({ path: `/api/apartments?${filter}`, headers: fromManyLines }))
    const { accepted } = await load({ port: site.port, connections: 1, seconds: seconds * 2, requests })
    return {
      name: 'filter over 100,000 apartments',
      figure: `${number(siteMs, 1)} ms; over HTTP p95 ${number(accepted.p95, 1)} ms`,
      ceiling: `bare SQL ${number(bareMs, 1)} ms`,
      ratio: `${number(ratio, 2)} ×`,
      demanded: '≤ 1.3 ×, p95 ≤ 25 ms',
      isMet: ratio <= 1.3 && accepted.p95 <= 25,
    }
  } finally {
    await site.stop()
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

async function size(site: Server, seconds: number): Promise<Size> {
  await load({ port: site.port, connections: 4, seconds, requests: walk })
  const page = { path: '/wohnungen?status=available', headers: fromManyLines }
  const { accepted } = await load({ port: site.port, connections: 1, seconds, requests: [page] })
  return { mb: memoryMb(site.pid) ?? Number.NaN, pageMs: accepted.p50 }
}

/** What a hundred times as many apartments cost: memory after the same visits, and a page that is rendered each time. */
export async function growthRow({ fewDir, manyDir, seconds }: Bench): Promise<Row> {
  const sizes: Size[] = []
  for (const dataDir of [await fewDir(), await manyDir()]) {
    const site = await startSite(dataDir, { CACHE_MB: '0' })
    try {
      sizes.push(await size(site, seconds))
    } finally {
      await site.stop()
    }
  }
  const [few = { mb: 0, pageMs: 0 }, many = { mb: 0, pageMs: 0 }] = sizes
  const ratios = { memory: many.mb / few.mb, page: many.pageMs / few.pageMs }
  return {
    name: 'growth from 1,000 to 100,000 apartments',
    figure: `${number(many.mb)} MB, page ${number(many.pageMs, 1)} ms`,
    ceiling: `${number(few.mb)} MB, page ${number(few.pageMs, 1)} ms`,
    ratio: `${number(ratios.memory, 2)} ×, ${number(ratios.page, 2)} ×`,
    demanded: '≤ 1.2 × each',
    isMet: ratios.memory <= 1.2 && ratios.page <= 1.2,
  }
}
