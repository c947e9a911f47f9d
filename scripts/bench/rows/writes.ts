import { exampleMessage } from '#areas/company/contact/example-message.ts'
import type { JobRequest } from '../job.ts'
import { type Bench, number, type Row } from '../row.ts'
import { load, median, processorMs } from '../run.ts'
import { startSite } from '../server.ts'

/** Contact messages; each from another line, in every round, so that the site's limits stay as they are in service. */
const writer = (round: number): JobRequest => ({
  method: 'POST',
  path: '/api/contact-messages',
  headers: {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `2001:${round + 10}:{hex}::1`,
    'Idempotency-Key': `bench-${process.pid}-${round}-{n}`,
  },
  body: JSON.stringify(exampleMessage()),
})

const LEAST_PER_SECOND = 400

/** Requests that are on disk when they are acknowledged; group commit shows in how many of them share a commit. */
export async function requestsRow({ dataDir, rounds, seconds }: Bench): Promise<Row> {
  const site = await startSite(dataDir, { METRICS: 'on' })
  const counted = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${site.port}/metrics`)).text()
    return Number(new RegExp(`^${name}_total (\\d+)`, 'm').exec(text)?.[1])
  }
  try {
    await load({ port: site.port, seconds: 1, connections: 32, requests: [writer(-1)] })
    const found: { stored: number; shared: number; p99: number; microseconds: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const [transactions, commits] = [await counted('site_transactions'), await counted('site_commits')]
      const before = processorMs(site.pid)
      const result = await load({ port: site.port, seconds, connections: 32, requests: [writer(round)] })
      const spentMs = (processorMs(site.pid) ?? Number.NaN) - (before ?? Number.NaN)
      if (result.failed + result.refused.count > 0)
        throw new Error(`${result.failed} failed, ${result.refused.count} refused`)
      const { count, p99 } = result.accepted
      const shared = ((await counted('site_transactions')) - transactions) / ((await counted('site_commits')) - commits)
      found.push({ stored: count / result.seconds, shared, p99, microseconds: (spentMs * 1000) / count })
    }
    const slowest = Math.min(...found.map(({ stored }) => stored))
    const shared = median(found.map((round) => round.shared))
    return {
      name: 'durable submissions, 32 clients',
      figure: `at least ${number(slowest)}/s, p99 ${number(median(found.map(({ p99 }) => p99)))} ms, ${number(median(found.map(({ microseconds }) => microseconds)))} µs of processor each`,
      ceiling: '–',
      ratio: `${number(shared, 1)} transactions a commit`,
      demanded: `never below ${LEAST_PER_SECOND}/s, commits shared`,
      isMet: slowest >= LEAST_PER_SECOND && shared > 1,
    }
  } finally {
    await site.stop()
  }
}

const reads: JobRequest[] = ['/vermietung', '/wohnungen', '/kontakt', '/api/properties', '/api/apartments'].map(
  (path) => ({
    path,
    headers: { 'Accept-Encoding': 'br', 'X-Forwarded-For': '2001:db8:{hex}::1' },
  }),
)
const READS_PER_SECOND = 100

/** How long the slowest in a hundred reads takes while others write, against a server that nobody else uses. */
export async function readsWhileWritingRow({ dataDir, rounds, seconds }: Bench): Promise<Row> {
  const site = await startSite(dataDir)
  const read = () => load({ port: site.port, seconds, connections: 500, rate: READS_PER_SECOND, requests: reads })
  try {
    await read()
    const found: { idle: number; busy: number; stored: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const idle = await read()
      const writing = load({ port: site.port, seconds: seconds + 1, connections: 32, requests: [writer(round)] })
      const busy = await read()
      const stored = await writing
      if (idle.failed + busy.failed + busy.refused.count + stored.failed > 0)
        throw new Error('a read or a write failed')
      found.push({ idle: idle.accepted.p99, busy: busy.accepted.p99, stored: stored.accepted.count / stored.seconds })
    }
    const ratio = median(found.map(({ idle, busy }) => busy / idle))
    return {
      name: `p99 of ${READS_PER_SECOND} reads/s while 32 clients write`,
      figure: `${number(median(found.map(({ busy }) => busy)), 1)} ms at ${number(median(found.map(({ stored }) => stored)))} writes/s`,
      ceiling: `idle ${number(median(found.map(({ idle }) => idle)), 1)} ms`,
      ratio: `${number(ratio, 1)} ×`,
      demanded: '≤ 3 ×',
      isMet: ratio <= 3,
    }
  } finally {
    await site.stop()
  }
}
