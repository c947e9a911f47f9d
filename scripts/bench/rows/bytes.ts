import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { type Bench, number, type Row } from '../row.ts'
import { load, median, processorMs } from '../run.ts'
import { type Server, startBare, startSite } from '../server.ts'

const PAGE = '/vermietung'
const LIST = '/api/apartments'

export const cachedPageRow = (bench: Bench) => sameBytes(bench, 'cached page (listing)', PAGE, 0.7)
export const apiListRow = (bench: Bench) => sameBytes(bench, 'API list (24 apartments)', LIST, 0.5)

/** An answer from memory against bare `node:http` with the same compressed bytes and headers. */
async function sameBytes(bench: Bench, name: string, path: string, least: number): Promise<Row> {
  const site = await startSite(bench.dataDir)
  const file = join(bench.dataDir, 'bytes')
  await keepAnswer(site, path, file)
  const bare = await startBare(file)
  try {
    const rounds: { site: Cost; bare: Cost }[] = []
    await cost(site, path, 1)
    await cost(bare, path, 1)
    for (let round = 0; round < bench.rounds; round++) {
      rounds.push({ site: await cost(site, path, bench.seconds), bare: await cost(bare, path, bench.seconds) })
    }
    const ratio = median(rounds.map((round) => round.bare.micros / round.site.micros))
    const say = (of: 'site' | 'bare') =>
      `${number(median(rounds.map((round) => round[of].perSecond)))}/s, ${number(median(rounds.map((round) => round[of].micros)), 1)} µs`
    return {
      name,
      figure: say('site'),
      ceiling: `bare node:http ${say('bare')}`,
      ratio: number(ratio, 2),
      demanded: `≥ ${least.toFixed(2)}`,
      isMet: ratio >= least,
    }
  } finally {
    await Promise.all([site.stop(), bare.stop()])
  }
}

type Cost = { perSecond: number /** Processor time per request. */; micros: number }

async function cost(server: Server, path: string, seconds: number): Promise<Cost> {
  const before = processorMs(server.pid)
  const {
    accepted,
    failed,
    refused,
    seconds: took,
  } = await load({
    port: server.port,
    seconds,
    connections: 32,
    // From many lines, since one may read 300 times a minute.
    requests: [{ path, headers: { 'Accept-Encoding': 'br', 'X-Forwarded-For': '2001:db8:{n}::1' }, copies: 5000 }],
  })
  if (failed + refused.count > 0) throw new Error(`${path}: ${failed} failed, ${refused.count} refused`)
  const after = processorMs(server.pid)
  // Where the system does not tell processor time, the time between answers stands for it.
  const ms = before === null || after === null ? took * 1000 : after - before
  return { perSecond: accepted.count / took, micros: (ms * 1000) / accepted.count }
}

function keepAnswer(site: Server, path: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ port: site.port, host: '127.0.0.1', path, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
        const headers = answer.rawHeaders.filter((_, index) => {
          const name = answer.rawHeaders[index - (index % 2)]?.toLowerCase() ?? ''
          return !own.has(name)
        })
        if (answer.headers['content-encoding'] !== 'br') reject(new Error(`${path} is not compressed`))
        writeFileSync(file, Buffer.concat(parts))
        writeFileSync(`${file}.json`, JSON.stringify(headers))
        resolve()
      })
    })
      .on('error', reject)
      .end()
  })
}
