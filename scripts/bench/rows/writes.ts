import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
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
    'X-Forwarded-For': `2001:${round + 10}:{n}::1`,
    'Idempotency-Key': `bench-${process.pid}-${round}-{n}`,
  },
  body: JSON.stringify(exampleMessage()),
})

/** Submissions that are on disk when they are acknowledged, against what the disk can sync one after another. */
export async function submissionsRow({ dataDir, rounds, seconds }: Bench): Promise<Row> {
  const site = await startSite(dataDir)
  try {
    await load({ port: site.port, seconds: 1, connections: 32, requests: [writer(-1)] })
    const found: { stored: number; syncs: number; p99: number; microseconds: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const syncs = syncRate(join(dataDir, 'sync'), seconds)
      const before = processorMs(site.pid)
      const result = await load({ port: site.port, seconds, connections: 32, requests: [writer(round)] })
      const spentMs = (processorMs(site.pid) ?? Number.NaN) - (before ?? Number.NaN)
      if (result.failed + result.refused.count > 0)
        throw new Error(`${result.failed} failed, ${result.refused.count} refused`)
      const { count, p99 } = result.accepted
      found.push({ stored: count / result.seconds, syncs, p99, microseconds: (spentMs * 1000) / count })
    }
    const stored = median(found.map((round) => round.stored))
    const ratio = median(found.map((round) => round.stored / round.syncs))
    return {
      name: 'durable submissions, 32 clients',
      figure: `${number(stored)}/s, p99 ${number(median(found.map(({ p99 }) => p99)))} ms, ${number(median(found.map(({ microseconds }) => microseconds)))} µs of processor each`,
      ceiling: `disk ${number(median(found.map(({ syncs }) => syncs)))} syncs/s`,
      ratio: `${number(ratio, 1)} ×`,
      demanded: '≥ 0.5 × and 400/s',
      isMet: ratio >= 0.5 && stored >= 400,
    }
  } finally {
    await site.stop()
  }
}

/** 4 KiB written and synced, again and again: what a database without group commit would reach at best. */
function syncRate(file: string, seconds: number): number {
  const descriptor = openSync(file, 'w')
  const page = Buffer.alloc(4096, 1)
  const begin = performance.now()
  let count = 0
  try {
    for (; performance.now() - begin < seconds * 1000; count++) {
      writeSync(descriptor, page)
      fdatasyncSync(descriptor)
    }
    return count / ((performance.now() - begin) / 1000)
  } finally {
    closeSync(descriptor)
    rmSync(file)
  }
}

const reads: JobRequest[] = ['/vermietung', '/wohnungen', '/kontakt', '/api/properties', '/api/apartments'].map(
  (path) => ({
    path,
    headers: { 'Accept-Encoding': 'br', 'X-Forwarded-For': '2001:db8:{n}::1' },
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
